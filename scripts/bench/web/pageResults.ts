import { markdownTable } from '../../readme.ts'
import { settings } from './phone.ts'
import { line, type Target } from './results.ts'
import type { Figures } from './visit.ts'

export type Kind = 'app' | 'floor' | 'bare'

type Ratios = Record<'to floor' | 'to bare' | 'LCP to floor' | 'LCP to bare', number>

/** A page's medians, and the ratios of its first post and largest paint to the floor and the bare page. */
export type PageResult = Ratios & {
  setting: string
  page: string
  kind: Kind
  contender: string
  figures: Figures
}

export const lineOf = ({ figures, ...ratios }: PageResult) =>
  line({
    ...figures,
    'to floor': ratios['to floor'],
    'LCP to floor': ratios['LCP to floor'],
    'to bare': ratios['to bare'],
    'LCP to bare': ratios['LCP to bare'],
  })

/** The targets hold in the slowest setting. */
export const slowestOf = (results: PageResult[]) => results.filter(({ setting }) => setting === settings.slow.name)

/** The pages' targets: a time or, because machines differ, the ratio to another page. */
export function pageTargets(results: PageResult[]): Target[] {
  const own = results.filter(({ kind }) => kind === 'app')
  return [
    ...slowestOf(own).flatMap((one) => {
      if (/^guest .* cold$/.test(one.page)) return [firstPostTarget(one, 1_200, 'to floor', 1.3)]
      if (/^user .* warm$/.test(one.page)) return [firstPostTarget(one, 1_500, 'to bare', 0.8)]
      return []
    }),
    ...own.map(({ setting, page, contender, figures }) => ({
      what: `${setting}, ${page}, ${contender}: layout shift`,
      measured: Math.round(1_000 * figures.CLS) / 1_000,
      target: 'at most 0.02',
      isMet: figures.CLS <= 0.02,
    })),
  ]
}

function firstPostTarget(one: PageResult, ms: number, ratio: 'to floor' | 'to bare', times: number): Target {
  const [post, lcp] = [one.figures['first post'], one.figures.LCP]
  const ratios = [one[ratio], one[`LCP ${ratio}`]]
  return {
    what: `${one.page}, ${one.contender}: first post and largest paint`,
    measured: `${Math.round(post)} and ${Math.round(lcp)} ms, ${ratios.map((each) => each.toFixed(2)).join(' and ')} ${ratio}`,
    target: `${ms} ms, or ${times} ${ratio}`,
    isMet: Math.max(post, lcp) <= ms || Math.max(...ratios) <= times,
  }
}

/** The table for the README: the slowest setting, Linnet beside the others. */
export function tableOf(results: PageResult[]): string {
  const slow = slowestOf(results)
  const own = slow.filter(({ kind }) => kind === 'app')
  const beside = (page: string, kind: Kind) => slow.find((one) => one.page === page && one.kind === kind)
  const head = ['page', 'kB', 'requests', 'steps', 'layout shift', 'no scripts', 'bare React and Apollo']
  const rows = own.map((one) => {
    const { figures, page } = one
    const bare = beside(page, 'bare')
    return [
      page,
      String(Math.round(figures.kB)),
      String(figures['requests first']),
      `${figures.steps} (${bare?.figures.steps ?? '–'})`,
      figures.CLS.toFixed(3),
      Number.isNaN(one['to floor']) ? '' : one['to floor'].toFixed(2),
      one['to bare'].toFixed(2),
    ]
  })
  return markdownTable(head, rows)
}
