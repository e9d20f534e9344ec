import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** @type {(name: string) => { digest?: string, files?: string[] }} what a step recorded; empty if it never succeeded */
export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'))
  } catch {
    return {}
  }
}

/** @type {(name: string, content: { digest: string, files?: string[] }) => void} */
export function writeStamp(name, content) {
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(`${fileOf(name)}.new`, JSON.stringify(content))
  renameSync(`${fileOf(name)}.new`, fileOf(name))
}

/** @param {string} name */
function fileOf(name) {
  return inProject('dist', `${name}.stamp.json`)
}
