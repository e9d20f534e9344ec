import type { Plugin } from 'vite'

/** A method that the bundle goes without: null. A function or method that needs another body there: that body. */
type Changes = Readonly<Record<string, string | null>>

/** The changes to each file, by the end of its path. */
export type Unused = Readonly<Record<string, Changes>>

/** What this needs to know of a syntax tree. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Leaves out of the client's bundle what the app never runs and the bundler must keep, such as a class's methods. Fails
 * if a file, function or method is not there, as after an update of its package.
 */
export function leaveOut(unused: Unused): Plugin {
  const paths = Object.keys(unused)
  const missing = new Set(paths)
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: paths.map((path) => `**/node_modules/${path}`) },
      handler(code, id) {
        const path = paths.find((end) => id.endsWith(`/node_modules/${end}`))
        if (path === undefined) return undefined
        missing.delete(path)
        return { code: changed(code, functionsIn(this.parse(code), code), unused[path] ?? {}, path), map: null }
      },
    },
    generateBundle() {
      if (missing.size > 0)
        this.error(`The bundle has no ${[...missing].join(', ')}, which it should leave parts out of.`)
    },
  }
}

/** A function or method of a file, with its body. */
type Found = { name: string; whole: Node; body: Node }

/** Also those that are assigned, with what they are assigned to as their name, such as `Range.prototype.focus`. */
function functionsIn(program: unknown, code: string): Found[] {
  const statements = (program as { body: Node[] }).body.map((node) => (node['declaration'] as Node | null) ?? node)
  const members = statements.flatMap((node) =>
    node.type === 'ClassDeclaration' ? (node['body'] as { body: Node[] }).body : [],
  )
  const assigned = statements.flatMap((whole) => {
    const { left, right } = (whole['expression'] ?? {}) as { left?: Node; right?: Node }
    return left && right?.type === 'FunctionExpression'
      ? [{ whole, name: code.slice(left.start, left.end), body: right['body'] as Node }]
      : []
  })
  return [
    ...assigned,
    ...members.filter(({ type }) => type === 'MethodDefinition').map((node) => found(node, node['key'], node['value'])),
    ...statements.filter(({ type }) => type === 'FunctionDeclaration').map((node) => found(node, node['id'], node)),
  ]
}

function found(whole: Node, name: unknown, withBody: unknown): Found {
  return { whole, name: String((name as Node)['name']), body: (withBody as Node)['body'] as Node }
}

function changed(code: string, functions: Found[], changes: Changes, path: string): string {
  const places = Object.entries(changes).map(([name, body]) => {
    const [only, ...others] = functions.filter((one) => one.name === name)
    if (!only || others.length > 0) throw new Error(`${path} must have one function or method ${name}.`)
    const { start, end } = body === null ? only.whole : only.body
    return { start, end, text: body === null ? '' : `{${body}}` }
  })
  return places
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => {
      // The lines after it keep their numbers, so that the source map stays right.
      const lines = rest.slice(start, end).replace(/[^\n]/g, '')
      return rest.slice(0, start) + text + lines + rest.slice(end)
    }, code)
}
