/** The program of a reading thread. */
import { parentPort } from 'node:worker_threads'
import { answerJobs } from './answer-jobs.ts'
import { reads } from '../reads.ts'

if (parentPort) answerJobs(parentPort, reads)
