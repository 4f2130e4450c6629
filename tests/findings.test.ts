// Every finding of the attack on version 3a98006 (F1 … F32) and the tests that hold it mended. The list cannot rot: each
// file is read, and the words of the test must be in it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HELD: Readonly<Record<string, readonly (readonly [file: string, words: string])[]>> = {
  'F1 aborted downloads, vanished files': [
    ['server-files.test.ts', 'F1: visitors who leave in the middle of a download leave no open file behind'],
    ['server-files.test.ts', 'F1: a page that vanishes while the server runs is said in words'],
  ],
  'F2 two tabs on one free table': [
    ['records.test.ts', 'nothing acknowledged is lost, both converge'],
    ['browser/table-saving.test.ts', 'two tabs on one table: both follow, and nothing is lost'],
  ],
  'F3 one table that freezes the server': [
    ['server-attacks.test.ts', 'F3: a table of 50 000 acts on 3000 things costs no more than its size'],
    ['server-attacks.test.ts', 'F3: a check that does not end is ended by its budget'],
  ],
  'F4 names pointed here': [
    ['server-attacks.test.ts', 'F4: only names of this server are answered'],
    ['server-attacks.test.ts', 'F4, F24: pages of other sites neither read nor write'],
  ],
  'F5 numbers that cannot be written': [
    ['server-attacks.test.ts', 'F5: a number that JSON cannot write is refused, and the good save stays'],
    ['../src/wire/bounds.test.ts', 'F5: numbers beyond all bounds are refused'],
  ],
  'F6 a full browser': [
    ['browser/matches.test.ts', 'a full disk is said on the page, and nothing is dropped'],
    ['browser/table-saving.test.ts', 'a full disk: it is said, what was saved stays'],
  ],
  'F7 two devices': [
    ['server-records.test.ts', 'F7, F17: a record that went on elsewhere answers with its version'],
    ['record-devices.test.ts', 'what was acknowledged is kept, and both come to agree'],
    ['browser/devices.test.ts', 'what went on in two places is put to the person, and both lines live'],
  ],
  'F8 owners': [['server-records.test.ts', 'F8: what is mine is not in another guest’s list']],
  'F9 faults at the start': [
    ['server-faults.test.ts', 'F9: a folder that cannot be used is said in a sentence with a way out'],
  ],
  'F10 versions of the database': [
    ['server-faults.test.ts', 'F10: a file of a newer program is refused in words'],
    ['server-storage.test.ts', 'F10: whole files of the first schema become records'],
    ['server-storage.test.ts', 'F10: a newer schema is refused in words and not touched'],
  ],
  'F11 damaged pages': [
    ['server-faults.test.ts', 'F9, F11: a file that is no database, is cut or has damaged pages'],
  ],
  'F12 a deleted folder': [
    ['server-faults.test.ts', 'F12, F11: when the folder is deleted under the server'],
  ],
  'F13 nests': [
    ['server-attacks.test.ts', 'F13: nests of brackets are refused before they are built'],
    ['../src/wire/bounds.test.ts', 'F13: a nest of a million brackets is refused'],
  ],
  'F14 stalled uploads': [
    ['server-attacks.test.ts', 'F14: what is too large is refused by its announcement'],
    ['server-attacks.test.ts', 'F14: a stalled upload is given up'],
    ['server-attacks.test.ts', 'F14: unfinished uploads share a bounded room'],
  ],
  'F15 stopping': [['server-faults.test.ts', 'F15: a server that is stopped does not wait']],
  'F16 a held file': [
    ['server-faults.test.ts', 'F16: while another program holds the file'],
    ['server-faults.test.ts', 'F16: a second server on the same folder is noticed'],
  ],
  'F17 dates': [
    ['server-attacks.test.ts', 'F28, F32, F17: options without end, unknown games and odd dates are refused'],
    ['../src/wire/bounds.test.ts', 'F17: only dates as the program writes them are taken'],
  ],
  'F18 packed files': [
    ['server-files.test.ts', 'F18: the form packed at build time is sent'],
    ['server-files.test.ts', 'F18: what has not changed is not sent again'],
  ],
  'F19 one refused save': [['browser/devices.test.ts', 'a save the server does not take holds up no other']],
  'F20 methods': [['server-files.test.ts', 'F20: pages are got and looked at, nothing else']],
  'F21 words for every refusal': [['server-attacks.test.ts', 'F21: every refusal has words']],
  'F22 hidden files': [['server-files.test.ts', 'F22: hidden files and the folder above are not there']],
  'F23 deleting nothing': [['server-records.test.ts', 'F23, F30: a deletion reaches the other device']],
  'F24 origins': [['server-attacks.test.ts', 'F4, F24: pages of other sites']],
  'F25 content types': [['server-attacks.test.ts', 'F25: only what says that it is JSON is taken']],
  'F26 headers': [['server-files.test.ts', 'F26: every answer carries the rules for the browser']],
  'F27 names that turn the writing': [
    ['server-attacks.test.ts', 'F27: control characters that turn the direction of writing'],
    ['../src/wire/bounds.test.ts', 'F27: a name in a file cannot turn the direction of writing'],
  ],
  'F28 options without end': [
    ['server-attacks.test.ts', 'F28, F32, F17: options without end'],
    ['../src/wire/bounds.test.ts', 'F28: options without end are refused'],
  ],
  'F29 two tabs in the same moment': [
    ['records.test.ts', 'a thousand acts in each tab'],
    ['records.test.ts', 'F29: of two moves in the same moment the later gives way, and its player is told'],
  ],
  'F30 deletions': [['browser/devices.test.ts', 'and is deleted there too']],
  'F31 a newer database in the browser': [
    ['browser/matches.test.ts', 'a database of a newer program is left alone, in words'],
  ],
  'F32 unknown games on a table': [['server-attacks.test.ts', 'F28, F32, F17']],
}

test('every finding from F1 to F32 has a test', () => {
  expect(Object.keys(HELD).map(name => Number(/^F(\d+) /.exec(name)?.[1]))).toEqual(
    Array.from({ length: 32 }, (_, i) => i + 1),
  )
})

test.each(Object.entries(HELD))('%s', (_, tests) => {
  for (const [file, words] of tests)
    expect(readFileSync(join(import.meta.dirname, file), 'utf8'), `${file}: ${words}`).toContain(words)
})
