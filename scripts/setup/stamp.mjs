import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * What a step of the set-up left behind when it last succeeded.
 * @param {string} name
 * @returns {{ digest?: string, files?: string[] }} empty when it never did
 */
export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {string} name
 * @param {{ digest: string, files?: string[] }} content
 */
export function writeStamp(name, content) {
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(`${fileOf(name)}.new`, JSON.stringify(content))
  renameSync(`${fileOf(name)}.new`, fileOf(name))
}

/** @param {string} name */
function fileOf(name) {
  return inProject('dist', `${name}.stamp.json`)
}
