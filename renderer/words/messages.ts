/** What a catalogue is made of. */
export { english, translated, type TagsOf, type ValuesOf } from '../../engine/text/catalogue.ts'
