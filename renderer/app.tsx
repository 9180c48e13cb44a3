/** The whole window: what is around the screens, and which screen is looked at. */
import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Guard } from './parts/guard.tsx'
import { Shell } from './shell/shell.tsx'
import { useInterfaceLanguage } from './state/interface-language.ts'
import { useLynchWord } from './state/lynch-word.ts'
import { useView } from './state/view.ts'
import { BooksScreen } from './views/books/index.tsx'
import { GamesScreen } from './views/games/index.tsx'
import { InboxScreen } from './views/inbox/index.tsx'
import { LogScreen } from './views/log/index.tsx'
import { MendScreen } from './views/mend/index.tsx'
import { MessagesScreen } from './views/messages/index.tsx'
import { MergeScreen } from './views/merge/index.tsx'
import { NewGameScreen } from './views/new-game/index.tsx'
import { NightScreen } from './views/night/index.tsx'
import { OwnRolesScreen } from './views/own-roles/index.tsx'
import { PublicScreen } from './views/public/index.tsx'
import { PostsScreen } from './views/posts/index.tsx'
import { RosterScreen } from './views/roster/index.tsx'
import { RulesScreen } from './views/rules/index.tsx'
import { SearchScreen } from './views/search/index.tsx'
import { SetupScreen } from './views/setup/index.tsx'
import { StatisticsScreen } from './views/statistics/index.tsx'
import { VotesScreen } from './views/votes/index.tsx'
import { WordingScreen } from './views/wording/index.tsx'
import { say, spoken } from './words/say.ts'

/** The app, drawn anew as a whole when another language is spoken. */
export function App(): ReactNode {
  useInterfaceLanguage()
  const language = useStore(spoken, ({ language: one }) => one)
  const lynchWord = useLynchWord()
  return (
    <CSPProvider disableStyleElements key={language}>
      <Guard what={say('app.name')}>
        <Shell>
          <Screen key={lynchWord} />
        </Shell>
      </Guard>
    </CSPProvider>
  )
}

/** A screen begins anew with each phase, so that nothing of another game stays in it. */
function Screen(): ReactNode {
  const route = useView(view => view.route)
  switch (route.screen) {
    case 'games':
      return <GamesScreen />
    case 'new':
      return <NewGameScreen />
    case 'searchAll':
      return <SearchScreen game={undefined} />
    case 'statistics':
      return <StatisticsScreen />
    case 'search':
      return <SearchScreen key={route.game} game={route.game} />
    case 'inbox':
      return <InboxScreen key={`${route.game} ${route.phase}`} game={route.game} phase={route.phase} />
    case 'night':
      return <NightScreen key={`${route.game} ${route.phase}`} game={route.game} phase={route.phase} />
    case 'votes':
      return <VotesScreen key={`${route.game} ${route.phase}`} game={route.game} phase={route.phase} />
    case 'posts':
      return <PostsScreen key={`${route.game} ${route.phase}`} game={route.game} phase={route.phase} />
    case 'roster':
      return <RosterScreen key={route.game} game={route.game} />
    case 'setup':
      return <SetupScreen key={route.game} game={route.game} />
    case 'ownRoles':
      return <OwnRolesScreen key={route.game} game={route.game} />
    case 'messages':
      return <MessagesScreen key={route.game} game={route.game} />
    case 'rules':
      return <RulesScreen key={route.game} game={route.game} />
    case 'wording':
      return <WordingScreen key={route.game} game={route.game} />
    case 'books':
      return <BooksScreen key={route.game} game={route.game} />
    case 'log':
      return <LogScreen key={route.game} game={route.game} />
    case 'mend':
      return <MendScreen key={route.game} game={route.game} />
    case 'public':
      return <PublicScreen key={route.game} game={route.game} />
    case 'merge':
      return <MergeScreen key={`${route.game} ${route.copy}`} game={route.game} copy={route.copy} />
  }
}
