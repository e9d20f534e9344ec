import { defineLimits, hours, minutes } from '../limits/limit.ts'

/** The rest of one of these limits, or its name, would tell strangers from where an account logs in. */
const failed = { seconds: 15 * minutes, shownAs: 'failedLogIns' }

/** Fewer than for passwords, because six digits are soon guessed. */
const wrongCodes = { points: 10, seconds: hours, shownAs: 'wrongCodes' }

/** Attempts at these help somebody who guesses, so they are counted exactly. */
export const authLimits = defineLimits({
  signUps: { points: 100, seconds: hours }, // per address
  signUpRequests: { points: 20, seconds: 24 * hours }, // the same where a moderator approves each
  logIns: { points: 600, seconds: hours }, // per address, successful or not
  resetMails: { points: 20, seconds: hours }, // per address, whether or not there is such an account
  /** No longer than a link is good for: somebody who gets no new one has one that works. */
  resetMailsOfAccount: { points: 5, seconds: 30 * minutes },
  confirmationMails: { points: 5, seconds: hours }, // per account, and per new address
  emailConfirmations: { points: 30, seconds: hours }, // per address, successful or not
  passwordResets: { points: 30, seconds: hours }, // per address, successful or not
  /** For an address: wrong passwords, wrong codes and unknown usernames. */
  failedLogIns: { points: 100, ...failed },
  /** For a username, from all unknown addresses together. */
  failedLogInsOfUsername: { points: 10, ...failed },
  /** For a username, from each address of an earlier log-in, and for each session. */
  failedLogInsOfOwner: { points: 10, ...failed },
  /** For an account, wrong codes after the right password, from all unknown addresses together. */
  wrongCodes,
  /** The same from each address of an earlier log-in, and for each session. */
  wrongCodesOfOwner: wrongCodes,
})
