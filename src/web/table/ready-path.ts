/** Where the build puts the set-up of a game. */
export const readyPath = (id: string, version: string): string => `/assets/start-${id}-${version}.json`
