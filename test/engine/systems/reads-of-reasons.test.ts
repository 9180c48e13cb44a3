/**
 * Rulings decide by facts: none reads the grounds or the counters inside a reason, for then a node that is added to a tree
 * could change a verdict. What still does stands here with why.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const inside = new Set(['because', 'unless'])
const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'reads-of-reasons.json'), 'utf8')) as Record<
  string,
  string
>

const isReason = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isReason) : ['because', 'need', 'holds', 'claim'].every(key => type.getProperty(key))

/** `russian/day/missing.ts fallsBy`: each declaration at the top of a file of a system that looks into a reason. */
function readsOfReasons(): Set<string> {
  const { config } = ts.readConfigFile(join(root, 'engine/tsconfig.json'), ts.sys.readFile) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'engine'))
  const program = ts.createProgram([join(root, 'engine/systems/index.ts')], {
    ...options,
    noEmit: true,
    composite: false,
  })
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  for (const source of program.getSourceFiles()) {
    const file = relative(join(root, 'engine/systems'), source.fileName)
    if (file.startsWith('..')) continue
    for (const statement of source.statements) {
      const visit = (node: ts.Node): void => {
        const read =
          ts.isPropertyAccessExpression(node) && inside.has(node.name.text)
            ? node.expression
            : ts.isBindingElement(node)
                && ts.isObjectBindingPattern(node.parent)
                && inside.has((node.propertyName ?? node.name).getText(source))
              ? node.parent
              : undefined
        if (read && isReason(checker.getTypeAtLocation(read))) found.add(`${file} ${nameOf(statement, source)}`)
        ts.forEachChild(node, visit)
      }
      visit(statement)
    }
  }
  return found
}

const nameOf = (statement: ts.Statement, source: ts.SourceFile): string =>
  ts.isFunctionDeclaration(statement)
    ? (statement.name?.text ?? '')
    : ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText(source)).join()
      : ''

it('no ruling reads the inside of a reason, but for those that are listed with why', () => {
  expect([...readsOfReasons()].sort()).toEqual(Object.keys(allowed).sort())
  expect(Object.values(allowed).every(why => why.length > 20)).toBe(true)
})
