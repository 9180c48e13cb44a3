/** Values that are kept for a walk, by a key. */
export { drawers as drawer } from '../../../resolve/sequence/drawer.ts'
