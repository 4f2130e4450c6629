/**
 * What every game must keep, as functions that throw at the first broken promise. The tests ask all of it of every game and
 * option; `jatekvilag check` asks some of it of one game. Nothing here knows a game by name.
 */
export { isSaid } from './must.ts'
export { checkPosition } from './positions.ts'
export { checkPrompt } from './prompting.ts'
export { checkImagined, checkLeaks, checkOnlooker, checkSecretParts } from './secrets.ts'
export { isBook, settingName, settings } from './settings.ts'
export { checkHeard, checkReadable, checkWritten } from './writing.ts'
export { vainTries, type VainTry } from './vain-tries.ts'
export { lengthOf, LIMIT, positions } from './walk.ts'
