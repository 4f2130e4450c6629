import { Moves, type Position } from '../../../engine/index.ts'
import { cellCodec, win, wordCodec } from '../../../kit/index.ts'
import { carryMan, fromOf, inCheck, pack, toOf, type ChessPart } from '../../../kit/families/chess/index.ts'

/**
 * After a move the player pushes one of the foe's pawns a step on its way, if one can be pushed. Whose own royal stands
 * attacked then loses at once. A pawn that was pushed to its last row is promoted by its owner before anything else.
 */
export const pushing =
  (steps: 1 | 2): ChessPart =>
  core => {
    const { cells, pieces, rules, size, geometry } = core
    const { board, players } = rules
    const pawn = pieces.kinds.findIndex(({ id }) => id === 'pawn')
    const home = new Set(core.setup.map(([cell, code]) => code * size + cell))
    const ahead = players.map((_, player) => geometry.leading(0, core.forward[player]!))
    const pending = core.layout.range('pending', 1, { json: wordCodec(['no', 'push']) })
    const crowning = core.layout.range('crowning', 1, { json: cellCodec(board) })

    /** Lists the pushes of a player as moves; tells whether there is one. */
    const pushes = (p: Position, player: number, out: Moves | undefined): boolean => {
      const foe = core.foe[player]!
      const [code, next] = [pieces.code(pawn, foe), ahead[foe]!]
      let some = false
      for (let c = 0; c < size; c++) {
        if (p.words[cells + c] !== code) continue
        const one = next[c]!
        if (p.words[cells + one] !== 0) continue
        some = true
        if (out === undefined) return true
        out.add(push | c | (one << 10))
        if (steps === 2 && home.has(code * size + c) && p.words[cells + next[one]!] === 0)
          out.add(push | c | (next[one]! << 10))
      }
      return some
    }
    /** Where the pawn on `c` cannot be pushed to. */
    const elsewhere = (p: Position, player: number, c: number): number[] => {
      const listed = new Moves()
      pushes(p, player, listed)
      const goals = listed.toArray().flatMap(m => (fromOf(m) === c ? [toOf(m)] : []))
      return board.cells.flatMap((_, n) => (n === c || goals.includes(n) ? [] : [n]))
    }
    const push = core.claim({
      name: (_, m) => `${board.names[fromOf(m)]}>${board.names[toOf(m)]}`,
      points: (_, m) => [fromOf(m), toOf(m)],
      play(p, m, player) {
        const foe = core.foe[player]!
        carryMan(core, p, foe, fromOf(m), toOf(m))
        p.put(pending, 0)
        p.note(core.quiet, 0)
        if (ahead[foe]![toOf(m)] === size) p.put(crowning, toOf(m) + 1)
        p.pass(foe)
      },
    })
    const crowns = [...core.promotions.into[pawn]!].map(kind => {
      const { id } = pieces.kinds[kind]!
      return core.claim({
        name: () => `=${id}`,
        points: () => [id],
        play(p, _, player) {
          p.put(cells + p.words[crowning]! - 1, pieces.code(kind, player))
          p.put(crowning, 0)
        },
      })
    })
    const reason = (hu: string, en: string) => core.reason({ hu, en, rule: 'push' })
    const pushNow = reason(
      'Most az ellenfél egyik gyalogját kell megtolnod.',
      'Now you must push one of the other side’s pawns.',
    )
    const onlyPawns = reason('Csak gyalogot lehet megtolni.', 'Only pawns are pushed.')
    const blocked = reason(
      'Ez a gyalog nem tolható: foglalt előtte a mező.',
      'This pawn cannot be pushed: the cell ahead of it is taken.',
    )
    const onItsWay = reason(
      steps === 1
        ? 'A gyalogot csak egy mezővel, a saját útján előre lehet megtolni.'
        : 'A gyalogot csak a saját útján előre, egy mezővel, a kiinduló helyéről kettővel is meg lehet tolni.',
      steps === 1
        ? 'A pawn is pushed one cell ahead on its own way only.'
        : 'A pawn is pushed ahead on its own way only: one cell, or two from where it started.',
    )
    const crownFirst = reason(
      'Előbb válaszd ki, mivé lép elő a megtolt gyalogod.',
      'First choose what your pushed pawn becomes.',
    )
    const exposed = players.map(({ name }, winner) => {
      const pusher = players[core.foe[winner]!]!.name
      return win(
        players,
        winner,
        `Sakkba tolta magát: ${pusher.hu}. Nyert: ${name.hu}.`,
        `Pushed into check and loses: ${pusher.en}.`,
      )
    })
    return {
      turns: 'several moves',
      attackedOutOfTurn: 'possible',
      flaw: p =>
        (p.at(pending) === 1 && !pushes(p, p.turn, undefined)) ||
        (p.at(crowning) > 0 && p.at(cells + p.at(crowning) - 1) !== pieces.code(pawn, p.turn))
          ? { hu: 'Nincs mit megtolni vagy előléptetni.', en: 'There is nothing to push or to promote.' }
          : undefined,
      turn(p, _, player) {
        if (pushes(p, player, undefined)) p.put(pending, 1)
        else p.pass(core.foe[player]!)
      },
      instead(p, out, player) {
        if (p.words[pending] === 1) return pushes(p, player, out)
        if (p.words[crowning] === 0) return false
        for (let i = 0; i < crowns.length; i++) out.add(crowns[i]!)
        return true
      },
      outcome: p =>
        p.words[pending] === 0 && inCheck(core, p, core.foe[p.turn]!) ? exposed[p.turn] : undefined,
      draws: ({ repetition, ...others }) => ({
        ...others,
        ...(repetition ? { repetition: { ...repetition, of: 'turns' } } : {}),
      }),
      explains(p, player, say) {
        const [mustPush, crown] = [p.at(pending) === 1, p.at(crowning) > 0]
        if (!mustPush && !crown) return
        for (let c = 0; c < size; c++) {
          const code = p.at(cells + c)
          if (pieces.owner(code) === player) say(pack(c, c), crown ? crownFirst : pushNow)
          else if (code > 0 && mustPush)
            if (pieces.kind(code) !== pawn) say(pack(c, c), onlyPawns)
            else if (p.at(cells + ahead[core.foe[player]!]![c]!) !== 0) say(pack(c, c), blocked)
            else for (const n of elsewhere(p, player, c)) say(pack(c, n), onItsWay)
        }
      },
      prompt: p =>
        p.at(pending) === 1
          ? {
              hu: 'Most told meg az ellenfél egyik gyalogját.',
              en: 'Now push one of the other side’s pawns.',
            }
          : p.at(crowning) > 0
            ? { hu: 'Mivé lép elő a megtolt gyalogod?', en: 'What does your pushed pawn become?' }
            : { hu: 'Előbb lépj egyik figuráddal.', en: 'First move one of your own men.' },
    }
  }
