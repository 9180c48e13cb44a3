/**
 * The contract: every call that the desk answers, what it takes, and what it gives; each noun has its own. Hosts are pipes
 * to it, so everything here survives JSON. Case files are read by the host that has them: calls take their text.
 */
import { z } from 'zod'
import { limits } from '../../engine/shape/limits.ts'
import { caseContract, type CaseAnswers } from './cases/contract.ts'
import { exploreContract, type ExploreAnswers } from './explore/contract.ts'
import { gameContract, type GameAnswers } from './games/contract.ts'
import { inboxContract, type InboxAnswers } from './inbox/contract.ts'
import { languageContract, type LanguageAnswers } from './languages/contract.ts'
import { logContract, type LogAnswers } from './log/contract.ts'
import { mendContract, type MendAnswers } from './mend/contract.ts'
import { mergeContract, type MergeAnswers } from './merge/contract.ts'
import { nightContract, type NightAnswers } from './night/contract.ts'
import { dealingContract, type DealingAnswers } from './dealing/contract.ts'
import { ownRoleContract, type OwnRoleAnswers } from './own-roles/contract.ts'
import { panelContract, type PanelAnswers } from './panels/contract.ts'
import { postContract, type PostAnswers } from './posts/contract.ts'
import { readingContract, type ReadingAnswers } from './reading/contract.ts'
import { reportContract, type ReportAnswers } from './report/contract.ts'
import { reminderContract, type ReminderAnswers } from './reminders/contract.ts'
import { rosterContract, type RosterAnswers } from './roster/contract.ts'
import { ruleContract, type RuleAnswers } from './rules/contract.ts'
import { conductContract, type ConductAnswers } from './conduct/contract.ts'
import { stepContract, type StepAnswers } from './steps/contract.ts'
import { searchContract, type SearchAnswers } from './search/contract.ts'
import { statisticsContract, type StatisticsAnswers } from './statistics/contract.ts'
import { voteContract, type VoteAnswers } from './votes/contract.ts'
import { wordingContract, type WordingAnswers } from './wording/contract.ts'
import { workspaceContract, type WorkspaceAnswers } from './workspace/contract.ts'

export type * from './cases/answers.ts'
export type * from './conduct/answers.ts'
export type * from './explore/answers.ts'
export type * from './games/answers.ts'
export type * from './inbox/answers.ts'
export type * from './languages/answers.ts'
export type * from './library/answers.ts'
export type * from './log/answers.ts'
export type * from './mend/answers.ts'
export type * from './merge/answers.ts'
export type * from './night/answers.ts'
export type * from './night/sheet-answers.ts'
export type * from './dealing/answers.ts'
export type * from './own-roles/answers.ts'
export type * from './panels/answers.ts'
export type * from './posts/answers.ts'
export type * from './push.ts'
export type * from './reminders/answers.ts'
export type * from './roster/answers.ts'
export type * from './rules/answers.ts'
export type * from './search/answers.ts'
export type * from './statistics/answers.ts'
export type * from './steps/answers.ts'
export type * from './votes/answers.ts'
export type * from './votes/count-answers.ts'
export type * from './votes/day-answers.ts'
export type * from './wording/answers.ts'
export type * from './workspace/answers.ts'

/** What is asked of the desk as a whole. */
const deskContract = {
  /**
   * Several calls that are shown together, one after the other: each has an answer of its own. None of them is this
   * one.
   */
  'desk.together': z.strictObject({
    calls: z.array(z.strictObject({ name: z.string().max(limits.name), input: z.unknown() })).max(limits.few),
  }),
}

interface DeskAnswers {
  /** In the order of the calls. */
  'desk.together': CallResult<unknown>[]
}

/** Every call, by name. */
export const contract = {
  ...deskContract,
  ...caseContract,
  ...voteContract,
  ...reminderContract,
  ...reportContract,
  ...ruleContract,
  ...workspaceContract,
  ...gameContract,
  ...languageContract,
  ...readingContract,
  ...rosterContract,
  ...ownRoleContract,
  ...inboxContract,
  ...panelContract,
  ...dealingContract,
  ...wordingContract,
  ...nightContract,
  ...postContract,
  ...mendContract,
  ...mergeContract,
  ...exploreContract,
  ...searchContract,
  ...statisticsContract,
  ...conductContract,
  ...stepContract,
  ...logContract,
}

export type CallName = keyof typeof contract
export type CallInput<Name extends CallName> = z.input<(typeof contract)[Name]>

/** What each call gives. */
export interface Answers
  extends
    DeskAnswers,
    CaseAnswers,
    VoteAnswers,
    RuleAnswers,
    WorkspaceAnswers,
    GameAnswers,
    LanguageAnswers,
    ReadingAnswers,
    ReminderAnswers,
    ReportAnswers,
    RosterAnswers,
    OwnRoleAnswers,
    InboxAnswers,
    PanelAnswers,
    DealingAnswers,
    WordingAnswers,
    NightAnswers,
    PostAnswers,
    MendAnswers,
    MergeAnswers,
    ExploreAnswers,
    SearchAnswers,
    StatisticsAnswers,
    ConductAnswers,
    StepAnswers,
    LogAnswers {}

/**
 * Why a call was not answered: no such call, input that does not fit, something named that is not there, a command that
 * the game does not allow, a reading that was stopped, the file (`full`, `readOnly`, `conflict` and the like, see
 * `electron/store/error.ts`), or a mistake of ours.
 */
export type RefusalCode =
  | 'unknownCall'
  | 'badInput'
  | 'notFound'
  | 'declined'
  | 'stopped'
  | 'noWorkspace'
  | 'file'
  | 'internal'

export interface CallRefused {
  ok: false
  code: RefusalCode
  message: string
  remedy?: string
}
export type CallResult<Value> = { ok: true; value: Value } | CallRefused
