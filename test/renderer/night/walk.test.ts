import { expect, test } from 'vitest'
import { shapeOf } from '../../../renderer/views/night/tree-shape.ts'
import { stepFrom } from '../../../renderer/views/night/walk.ts'
import { sample } from './trees.ts'

const shown = shapeOf(sample, new Set())

test('arrows follow the way the tree grows', () => {
  expect([
    stepFrom(shown, 0, 'ArrowRight', 'right'),
    stepFrom(shown, 1, 'ArrowLeft', 'right'),
    stepFrom(shown, 1, 'ArrowDown', 'right'),
    stepFrom(shown, 4, 'ArrowUp', 'right'),
  ]).toEqual([1, 0, 4, 1])
  expect([
    stepFrom(shown, 0, 'ArrowDown', 'down'),
    stepFrom(shown, 1, 'ArrowUp', 'down'),
    stepFrom(shown, 5, 'ArrowRight', 'down'),
  ]).toEqual([1, 0, 6])
})

test('in steps up and down go from line to line', () => {
  expect([
    stepFrom(shown, 3, 'ArrowDown', 'steps'),
    stepFrom(shown, 4, 'ArrowUp', 'steps'),
    stepFrom(shown, 3, 'ArrowLeft', 'steps'),
  ]).toEqual([4, 3, 2])
})

test('Home and End go to the ends, and where nothing is, nothing moves', () => {
  expect([stepFrom(shown, 4, 'Home', 'right'), stepFrom(shown, 0, 'End', 'right')]).toEqual([0, 6])
  expect([
    stepFrom(shown, 0, 'ArrowLeft', 'right'),
    stepFrom(shown, 3, 'ArrowRight', 'right'),
    stepFrom(shown, 0, 'Tab', 'right'),
  ]).toEqual([undefined, undefined, undefined])
})
