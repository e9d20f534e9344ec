import { defineLimits, hours, minutes } from '../limits/limit.ts'

/** The rest of these limits, or their kinds, would tell strangers from where an account logs in. */
const failed = { seconds: 15 * minutes, shownAs: 'failedLogIns' }

/** Fewer than wrong passwords, because six digits are soon guessed. */
const wrongCodes = { points: 10, seconds: hours, shownAs: 'wrongCodes' }

/** Each of these attempts helps somebody who guesses, so all are counted exactly. */
export const authLimits = defineLimits({
  signUps: { points: 100, seconds: hours }, // per address
  signUpRequests: { points: 20, seconds: 24 * hours }, // the same where a moderator approves each
  logIns: { points: 600, seconds: hours }, // per address, successful or not
  resetMails: { points: 20, seconds: hours }, // per address, whether or not there is such an account
  /** No longer than a link is good for: who gets no further one has one that works. */
  resetMailsOfAccount: { points: 5, seconds: 30 * minutes },
  confirmationMails: { points: 5, seconds: hours }, // per account, and per new address
  emailConfirmations: { points: 30, seconds: hours }, // per address, successful or not
  passwordResets: { points: 30, seconds: hours }, // per address, successful or not
  /** Wrong passwords, wrong codes and unknown usernames, per address. */
  failedLogIns: { points: 100, ...failed },
  /** For one username, from all unknown addresses together. */
  failedLogInsOfUsername: { points: 10, ...failed },
  /** For one username, per address of an earlier log-in, and per session. */
  failedLogInsOfOwner: { points: 10, ...failed },
  /** Wrong codes after the right password, for one account, from all unknown addresses together. */
  wrongCodes,
  /** The same per address of an earlier log-in, and per session. */
  wrongCodesOfOwner: wrongCodes,
})
