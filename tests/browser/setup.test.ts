// The dialog before a match on a phone: every choice whole and in one row, in both languages.
import { expect, test } from 'vitest'
import { useHouse } from './browser.ts'

const house = useHouse()

test('on a phone the buttons of a choice share a row, and what is chosen of a list is read to its end', async () => {
  for (const language of ['hu', 'en'] as const) {
    const phone = { server: 'none', width: 360, height: 740, hand: 'touch', language } as const
    for (const id of ['sakk', 'go', 'monopoly', 'scramble']) {
      const visit = await house().visit(`/play/${id}`, phone)
      const dialog = visit.page.getByRole('dialog')
      await dialog.getByRole('button', { name: language === 'hu' ? 'Kezdjük' : 'Start' }).waitFor()
      const seats = dialog.locator('.setup-seats:not([open]) > summary')
      if (await seats.count()) await seats.tap()
      const faults = await dialog.evaluate(within => {
        const rows = [...within.querySelectorAll('.segments')].flatMap(group => {
          const buttons = [...group.querySelectorAll('label')]
          const tops = new Set(buttons.map(button => button.offsetTop))
          const cut = buttons.filter(button => button.scrollWidth > button.clientWidth + 1)
          return tops.size > 1 || group.scrollWidth > group.clientWidth + 1 || cut.length > 0
            ? [group.textContent]
            : []
        })
        const pen = document.createElement('canvas').getContext('2d')!
        const lists = [...within.querySelectorAll('select')].flatMap(list => {
          const { opacity, font, paddingLeft } = getComputedStyle(list)
          pen.font = font
          const text = list.selectedOptions[0]?.text ?? ''
          // A list that is seen itself also has its arrow.
          const isCut =
            opacity !== '0' &&
            pen.measureText(text).width > list.clientWidth - 2 * parseFloat(paddingLeft) - 16
          return isCut ? [text] : []
        })
        const written = [...within.querySelectorAll<HTMLElement>('.pick > span')].flatMap(line =>
          line.scrollWidth > line.clientWidth ? [line.innerText] : [],
        )
        return [...rows, ...lists, ...written]
      })
      expect(faults, `${id} ${language}`).toEqual([])
      await house().leave(visit)
    }
  }
})
