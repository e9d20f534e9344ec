import type { ExportPart } from '../exportPart.ts'
import { accountType } from './account.ts'

type About = { parts: readonly ExportPart[]; brand: string; origin: string; lost: readonly string[] }

/** The file that explains the others. */
export const readmeText = (username: string, { parts, brand, origin, lost }: About) =>
  [
    `What @${username} has on ${brand} (${origin}), read on ${new Date().toUTCString()}.`,
    '',
    'index.html         what you wrote, to read in a browser without a network',
    'media/             the pictures and videos that you uploaded and still show',
    'account.json       your profile and settings',
    ...parts.map(({ name, holds }) => `${name.padEnd(18)} ${holds}`),
    'types.d.ts         the types of all these files, in TypeScript',
    '',
    'Times are in UTC (ISO 8601). Of other people there are only ids and addresses.',
    '',
    ...(lost.length > 0 ? ['The site has lost these files, so they are empty or end too early:', ...lost, ''] : []),
  ].join('\n')

export const typesText = (parts: readonly ExportPart[]) =>
  [
    `/** account.json: your profile and settings. */\nexport type Account = ${accountType}\n`,
    ...parts.map(({ name, holds, type }) => `/** ${name}: ${holds}. */\nexport type ${nameOf(name)} = ${type}[]\n`),
  ].join('\n')

/** `mutedWords.json` → `MutedWords`. */
const nameOf = (file: string) => file[0]?.toUpperCase() + file.slice(1).replace('.json', '')
