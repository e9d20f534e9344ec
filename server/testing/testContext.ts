import pino from 'pino'
import { parseConfig } from '../config.ts'
import type { Context } from '../context.ts'
import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { createLimits } from '../limits/limits.ts'
import { createLive } from '../live/hub.ts'
import { createMailer } from '../mail/mailer.ts'
import { createPush } from '../push/sender.ts'
import { testSettings } from './testServer.ts'

/** A context for direct calls without HTTP, for the account with this id or a guest. */
export function testContext(viewerId: string | null = null): Context {
  const log = pino({ level: 'silent' })
  const config = parseConfig(testSettings)
  const parts = {
    limits: createLimits(null, log),
    config,
    domains: compose(domains),
    live: createLive(log),
    mail: createMailer(config, log),
    log,
  }
  return {
    ...parts,
    viewer: viewerId === null ? null : { id: viewerId, sessionId: 'a session', isDemo: false },
    refusal: null,
    selection: new Set(),
    origin: 'http://localhost',
    address: 'here',
    userAgent: undefined,
    push: createPush(parts),
  }
}
