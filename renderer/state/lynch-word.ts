/** The word that the host of the game that is looked at has for the lynch: every screen of the game says it. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { speakOfLynch, spoken } from '../words/say.ts'
import { useAnswer } from './answers.ts'
import { gameOfRoute } from './route.ts'
import { useView } from './view.ts'

/** @returns the word that is spoken, where it is not the usual one: whatever says it is drawn anew when it changes */
export function useLynchWord(): string | undefined {
  const game = useView(view => gameOfRoute(view.route))
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  const word = value?.lynchWord
  useEffect(() => {
    if (game === undefined || value) speakOfLynch(word)
  }, [game, value, word])
  return useStore(spoken, ({ lynchWord }) => lynchWord)
}
