/** Names the set-ups that were laid out when the program was built; the build puts its own word here (src/web/build/starts.ts). */
export const READY_VERSION = ''
