/** JSON Schemas for other programs, made from the shapes that the app itself reads and writes by. */
import { z } from 'zod'
import { shapeHeldTo } from './shape.ts'

/** Raised when something is refused that was taken, or called otherwise in what is written. */
const version = 1

const word = ['string', 'number', 'boolean']
const likeFlag = (text: string | number): string | number | boolean =>
  text === 'true' ? true : text === 'false' ? false : text
const likeNumber = (text: string | number): string | number => (/^\d+$/.test(String(text)) ? Number(text) : text)

/**
 * A shape as a JSON Schema with an id of its own.
 * @param as of what is read: a word may look like a number or a flag there, since every value is read as it is written;
 * of what is written: as it is
 */
export function jsonSchemaOf(name: string, title: string, shape: z.ZodType, as: 'read' | 'written'): object {
  const { $schema, ...made } = schemaOf(shape, as)
  return { $schema, $id: `urn:nightdesk:schema:${name}:${version}`, title, ...made }
}

const schemaOf = (
  shape: z.ZodType,
  as: 'read' | 'written',
  reused: 'ref' | 'inline' = 'ref',
): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(shape, {
    reused,
    io: as === 'read' ? 'input' : 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const within = shapeHeldTo(zodSchema)
      if (within) {
        const { $schema: _, ...held } = schemaOf(within, as, 'inline')
        Object.assign(jsonSchema, held)
      }
      if (as === 'written') return
      const { def } = zodSchema._zod
      if (def.type === 'pipe' && 'out' in def && def.out instanceof z.ZodEnum) {
        delete jsonSchema.type
        jsonSchema.enum = [...new Set(def.out.options.flatMap(one => [one, likeFlag(one), likeNumber(one)]))]
      } else if (jsonSchema.type === 'string' && !jsonSchema.enum) Object.assign(jsonSchema, { type: word })
    },
  })
