/** The program of a reading thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { speakThese, type AddedLanguages } from '../../../engine/systems/added-languages.ts'
import { reads } from '../reads.ts'
import { answerJobs } from './answer-jobs.ts'

// Whoever starts it hands over nothing but these.
const languages = workerData as AddedLanguages | null | undefined
if (languages) speakThese(languages)
if (parentPort) answerJobs(parentPort, reads)
