/** The program of a reading thread. */
import { parentPort } from 'node:worker_threads'
import { reads } from '../reads.ts'
import { answerJobs } from './answer-jobs.ts'

if (parentPort) answerJobs(parentPort, reads)
