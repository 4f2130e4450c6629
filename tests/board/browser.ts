import { browserPath } from '../chromium.ts'

/** How the system's Chromium is started for the board's browser tests. */
export const BROWSER = {
  executablePath: browserPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
  ],
}
