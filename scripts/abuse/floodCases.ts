import type { FloodCase } from './floods.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

export const floodCases: FloodCase[] = [
  ...[1, 20].flatMap((connections) =>
    [1_700, 3_000].map((count) => ({
      name: `flood: ${count} × /healthz on each of ${connections}`,
      flood: { connections, text: get('/healthz').repeat(count) },
    })),
  ),
  {
    name: 'flood: a slow page, then 1,700 × /healthz on each of 20',
    flood: { connections: 20, text: get('/?after=1') + get('/healthz').repeat(1_700) },
  },
  {
    name: 'flood: 3,000 requests without a host on each of 20',
    flood: { connections: 20, text: 'GET / HTTP/1.1\r\n\r\n'.repeat(3_000) },
  },
  {
    name: 'flood: as many /healthz as may wait on each of 400',
    flood: { connections: 400, text: get('/healthz').repeat(11) },
  },
  {
    name: 'flood: unfinished headers on 2,150, opened again',
    flood: { connections: 2_150, text: 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', others: 111 },
  },
]
