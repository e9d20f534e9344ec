import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * Reads what a step recorded when it last succeeded.
 * @param {string} name
 * @returns {{ digest?: string, files?: string[] }} empty if it never succeeded
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
