import { createEffect } from 'solid-js'
import { t } from '../text/text.ts'

/** The name of the tab follows the page and the language. */
export const usePageTitle = (title: () => string): void =>
  createEffect(() => {
    document.title = title() === '' ? t().name : t().title(title())
  })
