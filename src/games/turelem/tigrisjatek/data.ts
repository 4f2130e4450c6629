import type { PuzzleWalks } from '../../../kit/index.ts'

/** Written by `npm run walks -- tigrisjatek 240 5 10 short`. */
export const WALKS: PuzzleWalks = {
  shortest:
    ' ! " # " ! " ! # , $     ! $ & \'   " % \' " + " \' " ( ! $   + ( # " % $ # " " % # & $ % & # + \' " ! # * \' ! ( % * (   % % # ( $ $ $ " * $ % \' \' % % ) \' ! & * % & \' & $ ) - $ & * ( & # ( ) & ) \' & & , , # * ) ( $ + $ - ) & ( ( , ( \' ) ( \' , %',
  easy: 5,
  hard: 10,
  solved: {
    unit: 'a1',
    block: 'c1',
    'house-n': 'e1',
    'small-n': 'a2',
    'short-n': 'c3',
    'bar-n': 'a4',
    'long-e': 'c4',
    tiger: 'd4',
  },
}
