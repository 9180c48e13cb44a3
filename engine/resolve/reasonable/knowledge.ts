/**
 * What is learned at the end of the night: readings of alignments and roles, and what sensors see of visits.
 * Three answers stay distinct everywhere: saw something, saw nothing, and No Result.
 */
import type { Claim } from '../../reason/claim.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Filled } from '../../rules/component.ts'
import type { Argument, Counter } from './argument.ts'
import type { Arrivals } from './arrival.ts'
import type { Deaths } from './deaths.ts'
import type { Route } from './field.ts'

/** One thing that could be learned, and every way in which it could be. */
export interface Finding {
  claim: Claim
  result: string
  ways: Argument[]
}
type Sense = Extract<Filled, { does: 'sense' }>

export class Knowledge {
  readonly #on: Arrivals
  readonly #deaths: Deaths

  constructor(arrivals: Arrivals, deaths: Deaths) {
    this.#on = arrivals
    this.#deaths = deaths
  }

  /** What a check could read: one finding a word. */
  readings(by: number): Finding[] {
    const { field, args, cites } = this.#on
    const { people } = field.position
    const learn = field.component(by, 'learn')!
    const framed = new Map<string, Argument[]>()
    const natural = new Map<string, Argument[]>()
    const add = (to: Map<string, Argument[]>, word: string, way: Argument): void => {
      to.set(word, [...(to.get(word) ?? []), way])
    }
    for (const route of this.#routes(by)) {
      const { actor, rule } = this.#on.act(by)
      const { why = {} } = people[route.place]!
      const asks =
        learn.what === 'alignment' ? undefined : learn.what === 'role' ? 'name' : this.#asked(by, route.place)
      const check = this.#on.comes(route, 'learn', getOwn(why, asks ?? '') ?? rule ?? cites.plain)
      if (learn.what !== 'alignment') {
        const { role, reads = {} } = people[route.place]!
        add(natural, learn.what === 'role' ? role : (reads[asks ?? ''] ?? role), check)
        continue
      }
      const seeming = this.#seeming(route.place)
      const there = people[route.place]!
      const seems = seeming?.as ?? there.reads?.alignment ?? there.alignment
      const all = this.#on
        .allAt('frame', route.place)
        .map(frame => ({ ...frame, as: field.component(frame.act, 'frame')!.as }))
      const masked = all.some(({ act }) => this.#on.act(act).passive)
      const frames = all.filter(({ as }) => masked || as !== seems)
      // What somebody seems to be gives way to what others make of him.
      const stronger = (frame: (typeof frames)[number]): typeof frames =>
        this.#on.act(frame.act).passive
          ? frames.filter(other => !this.#on.act(other.act).passive && other.as !== frame.as)
          : []
      const told = field.position.lenses?.[people[actor]!.reads?.lens ?? learn.lens ?? ''] ?? {}
      const read = (word: string): string => {
        const seen = through(learn, word)
        return told[seen] ?? seen
      }
      // A sanity that bends what is read is part of the reason for the word reported.
      const sanity =
        learn.sanity === undefined || learn.sanity === 'sane'
          ? []
          : [
              args.known(`sanity:${by}`, () =>
                args.given({
                  claim: { is: 'trait', trait: learn.sanity!, of: this.#on.slot(this.#on.act(by).actor) },
                  rule: cites.static,
                }),
              ),
            ]
      for (const frame of frames)
        add(
          framed,
          read(frame.as),
          args.known(`framed:${check.id}:${frame.argument.id}`, () =>
            args.together(
              {
                claim: {
                  is: 'together',
                  what: 'framing',
                  action: this.#on.act(by).id,
                  at: this.#on.slot(route.place),
                  other: this.#on.act(frame.act).id,
                },
                rule: cites.together,
                action: this.#on.act(by).id,
              },
              [check, frame.argument, ...sanity],
              () => stronger(frame).map(({ argument }): Counter => ({ argument, about: by })),
            ),
          ),
        )
      add(
        natural,
        read(seems),
        args.known(`read:${check.id}`, () =>
          args.together(
            {
              claim: { is: 'reads', who: this.#on.slot(route.place), as: seems },
              rule: seeming
                ? cites.together
                : this.#on.routeRule(route, why.alignment ?? people[actor]!.why?.lens ?? rule ?? cites.plain),
              action: this.#on.act(by).id,
            },
            [check, ...(seeming ? [seeming.argument] : []), ...sanity],
            () => frames.map(({ argument }): Counter => ({ argument, about: by })),
          ),
        ),
      )
    }
    // In a loop both readings may stand; where a frame stands it is what the check reads.
    const words = [...new Set([...framed.keys(), ...natural.keys()])]
    return words.map(result => ({
      claim: { ...this.#who(by), is: 'learns', result },
      result,
      ways: [...(framed.get(result) ?? []), ...(natural.get(result) ?? [])],
    }))
  }

  /** What a check asks of whoever is there: of what is not done for a side, where it sees nothing of that. */
  #asked(by: number, place: number): string | undefined {
    const { which } = this.#on.field.component(by, 'learn')!
    const apart = `personal:${which}`
    const { reads = {} } = this.#on.field.position.people[place]!
    return this.#on.act(by).traits.has('personal') && getOwn(reads, apart) !== undefined ? apart : which
  }

  /** What a sensor could see: one finding for each visit it may notice, and one for "nothing". */
  sights(by: number): { seen: Finding[]; nothing: Finding } {
    const { field, args, cites } = this.#on
    const sense = field.component(by, 'sense')!
    const seen = new Map<string, Finding>()
    const nothing: Argument[] = []
    for (const route of this.#routes(by)) {
      const sensing = this.#on.comes(route, 'sense')
      const events = this.#events(by, sense, route.place)
      for (const { visit, argument } of events) {
        const result = this.#told(sense, visit)
        const sight = args.known(`sight:${sensing.id}:${argument.id}`, () =>
          args.together(
            {
              claim: {
                is: 'together',
                what: 'sight',
                action: this.#on.act(by).id,
                at: this.#on.slot(route.place),
                other: this.#on.act(visit.effect.act).id,
              },
              rule: cites.together,
              action: this.#on.act(by).id,
            },
            [sensing, argument],
          ),
        )
        // Roles are told once for each visitor's action; names, places and kinds once.
        const key = sense.tells === 'role' ? `${result}:${visit.effect.act}` : result
        const finding = seen.get(key) ?? { claim: { ...this.#who(by), is: 'sees', result }, result, ways: [] }
        finding.ways.push(sight)
        seen.set(key, finding)
      }
      nothing.push(
        args.known(`nothing:${sensing.id}`, () =>
          args.together(
            { claim: { ...this.#who(by), is: 'seesNothing' }, rule: cites.sight, action: this.#on.act(by).id },
            [sensing],
            () => events.map(({ argument }) => ({ argument, about: -1 })),
          ),
        ),
      )
    }
    return {
      seen: [...seen.values()],
      nothing: { claim: { ...this.#who(by), is: 'seesNothing' }, result: 'nothing', ways: nothing },
    }
  }

  /** Every way in which a player could be recruited by an action. */
  recruitings(by: number): { who: number; ways: Argument[] }[] {
    const { field, args, cites } = this.#on
    const recruit = field.component(by, 'recruit')
    if (!recruit) return this.#deaths.takings(by)
    const { sparesDying } = recruit
    const byPlace = new Map<number, Argument[]>()
    for (const route of this.#routes(by)) {
      const arrival = this.#on.comes(route, 'recruit', this.#on.act(by).rule ?? cites.recruiting)
      const way = sparesDying
        ? args.known(`spares:${arrival.id}`, () =>
            args.against(arrival, () => this.#deaths.of(route.place).map(argument => ({ argument, about: -1 }))),
          )
        : arrival
      byPlace.set(route.place, [...(byPlace.get(route.place) ?? []), way])
    }
    return [...byPlace].map(([who, ways]) => ({ who, ways }))
  }

  /** Every way in which an action leaves something at a player. */
  markings(by: number): { who: number; ways: Argument[] }[] {
    const { actor, rule } = this.#on.act(by)
    if (this.#on.field.standsAt(by, 'mark') !== undefined) return [{ who: actor, ways: [this.#on.active(by, 'mark')] }]
    const byPlace = new Map<number, Argument[]>()
    for (const route of this.#routes(by)) {
      const way = this.#on.comes(route, 'mark', rule)
      byPlace.set(route.place, [...(byPlace.get(route.place) ?? []), way])
    }
    return [...byPlace].map(([who, ways]) => ({ who, ways }))
  }

  /** Every way in which a player's flip could be hidden: the cleaning and the death, together. */
  hidings(who: number): Argument[] {
    const { args, cites } = this.#on
    return this.#on.allAt('clean', who).flatMap(({ act, argument }) =>
      this.#deaths.of(who).flatMap(
        death =>
          args.beside(
            {
              claim: { is: 'together', what: 'cleaning', action: this.#on.act(act).id, at: this.#on.slot(who) },
              rule: cites.together,
              action: this.#on.act(act).id,
            },
            argument,
            death,
          ) ?? [],
      ),
    )
  }

  #routes(by: number): Route[] {
    const { field } = this.#on
    return field.effectsOf[by]!.flatMap(effect => [...field.routesOf(effect).values()].flat())
  }

  #who(by: number): { who: string; action: string; about: string } {
    const act = this.#on.act(by)
    return { who: this.#on.slot(act.actor), action: act.id, about: this.#on.slot(act.targets[0] ?? act.actor) }
  }

  /** The visits a sensor at a place would notice; unseen ones are felled by their trait. */
  #events(by: number, sense: Sense, place: number): { visit: Route; argument: Argument }[] {
    const { field } = this.#on
    const sensor = this.#on.act(by).actor
    return field
      .having('visit')
      .filter(visit => visit !== by && this.#on.acts(visit))
      .flatMap(visit => {
        const act = this.#on.act(visit)
        const byTarget = sense.visits !== 'to' && act.actor === place
        const onTarget = sense.visits !== 'by' && act.actor !== sensor
        if (!byTarget && !onTarget) return []
        const routes = field.effectsOf[visit]!.filter(
          effect => act.visits.includes(effect.aim) && (byTarget || field.reach(effect).places.has(place)),
        ).flatMap(effect =>
          byTarget ? [...field.routesOf(effect).values()].flat() : (field.routesOf(effect).get(place) ?? []),
        )
        return routes.map(route => {
          const argument = this.#on.comes(route, 'visit')
          return {
            visit: route,
            argument: act.traits.has('unseen')
              ? this.#on.felledBy(argument, this.#on.trait('unseen', act))
              : this.#on.onto(argument, by, visit),
          }
        })
      })
  }

  #told(sense: Sense, visit: Route): string {
    const act = this.#on.act(visit.effect.act)
    switch (sense.tells) {
      case 'who':
        return this.#on.slot(act.actor)
      case 'where':
        return this.#on.slot(visit.place)
      case 'kind':
        return act.kind
      case 'role':
        return this.#on.field.position.people[act.actor]!.role
      case 'any':
        return 'motion'
    }
  }

  /** A passive by which a player reads as something else. */
  #seeming(place: number): { as: string; argument: Argument } | undefined {
    const { field } = this.#on
    const act = field.having('seem').find(act => this.#on.act(act).actor === place)
    return act === undefined
      ? undefined
      : { as: field.component(act, 'seem')!.as, argument: this.#on.active(act, 'seem') }
  }
}

/** What a check reports for an alignment, through the sanity of whoever checks. */
function through(
  { sanity, clear = 'clear', guilty = 'guilty', binary }: Extract<Filled, { does: 'learn' }>,
  alignment: string,
): string {
  const word = binary && alignment !== guilty ? clear : alignment
  switch (sanity) {
    case undefined:
    case 'sane':
      return word
    case 'insane':
      return word === clear ? guilty : clear
    case 'naive':
      return clear
    case 'paranoid':
      return guilty
  }
}
