/** The word of the moderators against an action (1923-E15). */
import { fact } from '../claims.ts'
import { all, type ActorGuard } from '../vocabulary.ts'

/** An action that the host overruled does not happen. That one holds against everything is seen to by the resolver. */
export const overruled: ActorGuard = (_, { id, actor, ruled }) =>
  ruled && !ruled.holds
    ? all(fact('overruled', actor, { action: id }), { rule: '1923-E15' }, [
        all({ is: 'ruled', action: id, holds: false, note: ruled.note }, { rule: '1923-E15' }),
      ])
    : undefined
