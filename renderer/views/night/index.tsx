/** The Night screen: what happens, why, and what if. */
import { useCallback, useState, type ReactNode } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { Guard } from '../../parts/guard.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useCommands } from '../../state/commands.ts'
import { called } from '../../state/next-thing.ts'
import { askBearing, go, putBack, select, useView } from '../../state/view.ts'
import { hasVotes, resolves, takesPart } from '../../state/holds.ts'
import { listSaid } from '../../words/lists.ts'
import { say } from '../../words/say.ts'
import { Side } from '../books/side.tsx'
import { CompareDialog, useOthers } from './compare.tsx'
import {
  foldInspector,
  foldList,
  hasInspector,
  hasList,
  roomForBoth,
  turnMap,
  turnSide,
  turnTree,
  useForm,
  useKeptForm,
} from './form.ts'
import { Inspector } from './inspector.tsx'
import { useLanguageCommand } from './language-switch.tsx'
import { NightList } from './night-list.tsx'
import { NightPaper } from './night-paper.tsx'
import { Middle } from './middle.tsx'
import { useLine } from './use-line.ts'
import { useNight } from './use-night.ts'
import { BearingBar, canBear } from './bearing-bar.tsx'
import { WhatIfBar } from './what-if-bar.tsx'
import css from './night.module.css'

/** The screen of one phase. */
export function NightScreen({ game, phase }: { game: string; phase: number }): ReactNode {
  const [preview, setPreview] = useState<string>()
  const night = useNight(game, phase, preview)
  const [line, pick] = useLine(night.item?.id, night.tree)
  useKeptForm()
  const form = useForm()
  const [list, inspector] = [hasList(form), hasInspector(form)]
  const others = useOthers(night.game)
  const [compares, setCompares] = useState(false)
  const compare = useCallback(() => setCompares(true), [])
  const name = night.game?.phases[phase]?.name ?? say('night.title')
  const choose = useCallback((id: string) => {
    setPreview(undefined)
    select(id)
  }, [])
  const group = say('night.title')
  const bearing = useView(view => view.bearing)
  const asks = night.chosen?.kind === 'row' ? night.chosen.row.id : ''
  useCommands([
    {
      id: 'night-form',
      title: say(form.tree === 'graph' ? 'nightTree.showList' : 'nightTree.showDrawing'),
      keys: 'L',
      group,
      run: turnTree,
    },
    {
      id: 'night-map',
      title: say(form.tree === 'map' ? 'nightMap.itsTree' : 'nightMap.showMap'),
      keys: 'M',
      group,
      run: turnMap,
    },
    {
      id: 'night-list',
      title: say(list ? 'night.foldList' : 'night.unfoldList'),
      keys: 'Q',
      group,
      run: foldList,
    },
    {
      id: 'night-inspector',
      title: say(inspector ? 'night.foldInspector' : 'night.unfoldInspector'),
      keys: 'I',
      group,
      run: foldInspector,
    },
    ...(night.game?.system.panels
      ? [
          {
            id: 'night-books',
            title: say(form.side === 'books' && inspector ? 'night.inspectorNotBooks' : 'night.booksBeside'),
            keys: 'O',
            group,
            run: turnSide,
          },
        ]
      : []),
    ...(others.length
      ? [
          {
            id: 'night-compare',
            title: say('night.compareWith'),
            keys: 'C',
            group,
            run: compare,
          },
        ]
      : []),
    ...useLanguageCommand(night.game),
    ...(bearing || canBear(asks)
      ? [
          {
            id: 'night-bearing',
            title: say(bearing ? 'night.bearingStop' : 'night.bearingAsk'),
            keys: 'R',
            group,
            run: () => askBearing(bearing ? undefined : asks),
          },
        ]
      : []),
    ...(night.off.length ? [{ id: 'night-back', title: say('night.putAllBack'), keys: 'B', group, run: putBack }] : []),
  ])

  const here = night.game?.phases[phase]
  const bare = night.game !== undefined && here !== undefined && !takesPart(night.game, here)
  if (night.game && here && !resolves(night.game, here)) {
    const { system } = night.game
    return (
      <>
        <h1 className="sr">{name}</h1>
        <Empty
          title={say('night.nothingResolved', { phase: name })}
          text={say('night.actingAt', {
            kinds: listSaid(system.acting.map(kind => called(kind, system).at)),
          })}
          action={<Button onClick={() => go({ screen: 'posts', game, phase })}>{say('night.itsPosts')}</Button>}
        />
      </>
    )
  }
  if (!night.shown)
    return (
      <>
        <h1 className="sr">{name}</h1>
        {night.error ? <Problem error={night.error} /> : <Skeleton label={say('night.theNight')} lines={8} />}
      </>
    )
  if (night.shown.empty && !night.shown.rows.length && !night.off.length) {
    return (
      <>
        <h1 className="sr">{name}</h1>
        <Empty
          title={
            bare
              ? say('night.nothingComesAbout', { phase: name })
              : say(here?.acting === false ? 'votes.noBallots' : 'night.nothingSent')
          }
          text={
            bare
              ? say('night.nothingUsed')
              : here?.acting === false
                ? say('night.awaitsBallot')
                : say('night.awaitsAction', { example: night.shown.empty.example })
          }
          action={
            <>
              {here?.acting !== false && (
                <Button onClick={() => go({ screen: 'inbox', game, phase })}>{say('night.openInbox')}</Button>
              )}
              {night.game && here && hasVotes(night.game, here) && (
                <Button onClick={() => go({ screen: 'votes', game, phase })}>{say('night.toVotes')}</Button>
              )}
            </>
          }
        />
      </>
    )
  }
  return (
    <div className={css.night}>
      <h1 className="sr">{name}</h1>
      <WhatIfBar night={night} />
      <BearingBar night={night} />
      <Group className={css.panes} orientation="horizontal" id="night">
        {list && (
          <>
            <Panel
              id="list"
              className={css.list}
              defaultSize={window.innerWidth >= roomForBoth ? '352px' : '264px'}
              minSize="200px"
              maxSize="440px"
              groupResizeBehavior="preserve-pixel-size"
            >
              <Guard what={say('night.theList')}>
                <NightList
                  sections={night.sections}
                  item={night.item}
                  chosen={night.chosen}
                  zone={night.game?.settings.zone}
                  seats={night.game?.seats}
                  onPreview={setPreview}
                  onPick={choose}
                />
              </Guard>
            </Panel>
            <Separator className={css.divider} aria-label={say('night.listWidth')} />
          </>
        )}
        <Panel id="tree" className={css.middle} minSize="300px">
          <Guard what={say('nightTree.theTree')} of={night.item?.id}>
            <Middle night={night} line={line} onPick={pick} onCompare={others.length ? compare : undefined} />
          </Guard>
        </Panel>
        {inspector && (
          <>
            <Separator className={css.divider} aria-label={say('night.inspectorWidth')} />
            <Panel
              id="inspector"
              className={css.inspector}
              defaultSize="288px"
              minSize="240px"
              maxSize="520px"
              groupResizeBehavior="preserve-pixel-size"
            >
              <Guard what={say('night.theInspector')} of={night.item?.id}>
                <Side game={night.game} phase={phase} label={say('night.inspector')}>
                  <Inspector night={night} line={line} onPick={pick} />
                </Side>
              </Guard>
            </Panel>
          </>
        )}
      </Group>
      <Guard what={say('night.printed')} slim>
        <NightPaper night={night} name={name} />
      </Guard>
      {compares && night.game && (
        <Guard what={say('night.theComparison')} slim>
          <CompareDialog game={night.game} phase={phase} others={others} onClose={() => setCompares(false)} />
        </Guard>
      )}
    </div>
  )
}
