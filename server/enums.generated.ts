/** Whether others see an account. */
export type AccountState =
  /** They do. */
  | 'ACTIVE'
  /** It is suspended. */
  | 'SUSPENDED'
  /** It waits to be let in, or was declined. */
  | 'WAITING';

/** How far an appeal is. */
export type AppealState =
  /** No moderator has decided it. */
  | 'OPEN'
  /** What was done is undone. */
  | 'REVERSED'
  /** What was done stands. */
  | 'UPHELD';

/** What can be blocked. */
export type BlockedKind =
  /** A network, such as `192.0.2.0/24`. It holds at sign-up alone, because people share addresses. */
  | 'ADDRESS'
  /** The domain of email addresses, with all below it. It holds at sign-up and for a new address. */
  | 'EMAIL_DOMAIN'
  /** A word that names and usernames may not contain, whatever the case and accents. It holds at sign-up and for a new name. */
  | 'NAME';

/** What came of the reports of a post or an account. */
export type CaseOutcome =
  /** The account was deleted by its owner before a moderator acted. */
  | 'ACCOUNT_DELETED'
  /** The account was limited. */
  | 'ACCOUNT_SILENCED'
  /** The account was suspended. */
  | 'ACCOUNT_SUSPENDED'
  /** The account was warned. */
  | 'ACCOUNT_WARNED'
  /** The verified badge was taken away, or another given. */
  | 'BADGE_CHOSEN'
  /** No rule was broken. */
  | 'DISMISSED'
  /** All posts of a period were removed. */
  | 'POSTS_REMOVED'
  /** The post was marked as sensitive. */
  | 'POST_MARKED'
  /** The post was removed. */
  | 'POST_REMOVED'
  /** The post or the account was deleted for good. */
  | 'PURGED';

/** How far the moderators are with the reports of a post or an account. */
export type CaseState =
  /** Nobody works on them yet. */
  | 'OPEN'
  /** They are dealt with. */
  | 'RESOLVED'
  /** A moderator works on them. */
  | 'TAKEN';

/** What went wrong: the `extensions.code` of an error. */
export type ErrorCode =
  /** The account of the token is suspended: `Query.suspension` says why. Its session can delete the account and end, nothing else. */
  | 'ACCOUNT_SUSPENDED'
  /** No moderator has let the account of the token in: `Query.signUpRequest` says more. Its session can read, change the password, delete the account and end. */
  | 'ACCOUNT_WAITING'
  /** The viewer has appealed against this already. */
  | 'ALREADY_APPEALED'
  /** The request itself is wrong: its method, headers, body or size. */
  | 'BAD_REQUEST'
  /** The variables do not fit the operation. */
  | 'BAD_USER_INPUT'
  /** The server has too much to do, or its database does not answer. `retryAfterSeconds` says when to try again. */
  | 'BUSY'
  /** An account cannot follow itself. */
  | 'CANNOT_FOLLOW_SELF'
  /** Nobody can report themselves or their own posts. */
  | 'CANNOT_REPORT_SELF'
  /** Another moderator works on these reports, or they are resolved already. */
  | 'CASE_TAKEN'
  /** The password is right, and the account has two-step log-in: send a code too. */
  | 'CODE_REQUIRED'
  /** The password is right, but the code is wrong, too old, or was used already. */
  | 'CODE_WRONG'
  /** Demo accounts are shared: they do not allow this. */
  | 'DEMO_ACCOUNT_FIXED'
  /** The server runs only trusted documents, those that it knows by their hash, and this is not one. */
  | 'DOCUMENT_NOT_TRUSTED'
  /** The post has been edited since the edit began, so nothing is changed. */
  | 'EDITED_MEANWHILE'
  /** The link to a new email address was used or replaced, is too old, or never was one. */
  | 'EMAIL_LINK_INVALID'
  /** The document is not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Another post has this id, or the same post was sent with other content. */
  | 'ID_TAKEN'
  /** The server made a mistake. */
  | 'INTERNAL'
  /** The password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** An argument has a value that no request may have. `argument` names it, and `reason` says why. */
  | 'INVALID_INPUT'
  /** Signing up here takes an invite that works, and there was none. */
  | 'INVITE_INVALID'
  /** The site makes no cards of links. */
  | 'LINK_CARDS_OFF'
  /** This site sends no mail: whoever runs it makes links for new passwords. */
  | 'MAIL_OFF'
  /** Only its author can delete a post. */
  | 'NOT_AUTHOR_DELETE'
  /** Only the author of the quoted post can detach a quote. */
  | 'NOT_AUTHOR_DETACH'
  /** Only its author can edit a post. */
  | 'NOT_AUTHOR_EDIT'
  /** The viewer did not write the post, so they cannot pin it. */
  | 'NOT_AUTHOR_PIN'
  /** The viewer does not follow the account, so there are no reposts of it in Home to hide or show. */
  | 'NOT_FOLLOWING'
  /** There is no such post or account, or none that the viewer may see. */
  | 'NOT_FOUND'
  /** The viewer's role does not allow this, or not on this account. */
  | 'NOT_PERMITTED'
  /** The document has several operations, and the request names none of them. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The server knows no document with this hash: send its text. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The server takes no hashes of documents: send the text. Only older servers answer so. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** A moderator removed the post, or reports hide it, so its author can neither edit nor repost it. */
  | 'POST_REMOVED'
  /** The author of the post limits who can quote it, and the viewer is not among them. */
  | 'QUOTES_LIMITED'
  /** Too many requests or attempts. `retryAfterSeconds` and `retryAt` say when to try again, `rateLimit` names the limit. */
  | 'RATE_LIMITED'
  /** The author of the conversation limits who can reply, and the viewer is not among them. */
  | 'REPLIES_LIMITED'
  /** Somebody has answered the request already, or it is gone. */
  | 'REQUEST_ANSWERED'
  /** The link for a new password was used, is too old, or never was one. */
  | 'RESET_LINK_INVALID'
  /** Nobody can sign up on this site: whoever runs it creates the accounts. */
  | 'SIGN_UP_CLOSED'
  /** So many people wait to be let in that nobody can sign up for some days. */
  | 'SIGN_UP_FULL'
  /** Nobody can sign up from this network at the moment. */
  | 'SIGN_UP_REFUSED'
  /** The server's storage is full: it stores no uploads, posts, edits and new accounts until there is room. Everything else works. */
  | 'STORAGE_FULL'
  /** The operation asks for too much. `cost` says what it asks for (at least), and `limit` the most that is allowed. */
  | 'TOO_COMPLEX'
  /** The set-up of two-step log-in took too long, or it was turned on or off meanwhile: begin again. */
  | 'TWO_STEP_CHANGED'
  /** The viewer's role allows this only with two-step log-in: turn it on first. */
  | 'TWO_STEP_REQUIRED'
  /** The server lacks the right key for the secrets of two-step log-in. Recovery codes still work. */
  | 'TWO_STEP_UNAVAILABLE'
  /** There is no token, or it is no longer valid: log in. */
  | 'UNAUTHENTICATED'
  /** Another account has this username, in any letter case. */
  | 'USERNAME_TAKEN'
  /** A user entered something that cannot be used. `fields` lists each wrong field with a message for the user. */
  | 'VALIDATION_FAILED';

/** The order of the home feed. */
export type FeedFilter =
  /** Newest first. */
  | 'LATEST'
  /** Most liked first, then newest. */
  | 'TRENDING';

/** What a moderator or an administrator did. */
export type ModerationKind =
  /** Let in a new account. */
  | 'APPROVE_SIGN_UP'
  /** Block a word in names, an email domain or a network. */
  | 'BLOCK_ENTRY'
  /** Give an account another role. */
  | 'CHANGE_ROLE'
  /** Decline a new account. */
  | 'DECLINE_SIGN_UP'
  /** Resolve them because no rule was broken. */
  | 'DISMISS_CASE'
  /** Change the settings of the site. */
  | 'EDIT_SITE'
  /** Hide a post, because enough people reported it, until a moderator decides. The server does this by itself. */
  | 'HIDE_POST'
  /** Choose the verified badge of an account, or none. */
  | 'LOCK_BADGE'
  /** Mark a post as sensitive. */
  | 'MARK_SENSITIVE'
  /** Delete an account for good. */
  | 'PURGE_ACCOUNT'
  /** Delete a picture or a video for good. */
  | 'PURGE_MEDIA'
  /** Delete a post for good. */
  | 'PURGE_POST'
  /** Give them back. */
  | 'RELEASE_CASE'
  /** Remove a post. */
  | 'REMOVE_POST'
  /** Remove all posts of a period. */
  | 'REMOVE_POSTS'
  /** Show a removed post again. */
  | 'RESTORE_POST'
  /** Show them again. */
  | 'RESTORE_POSTS'
  /** Limit an account. */
  | 'SILENCE'
  /** Suspend an account. */
  | 'SUSPEND'
  /** Take the reports of a post or an account. */
  | 'TAKE_CASE'
  /** Turn two-step log-in off for an account. Only the operator does. */
  | 'TURN_OFF_TWO_STEP'
  /** End such a block. */
  | 'UNBLOCK_ENTRY'
  /** Bring back the badge before, and let its person choose again. */
  | 'UNLOCK_BADGE'
  /** Take the mark off. */
  | 'UNMARK_SENSITIVE'
  /** End a limit. */
  | 'UNSILENCE'
  /** End a suspension. */
  | 'UNSUSPEND'
  /** Stop watching it. */
  | 'UNWATCH_WORD'
  /** Decide that an action stands, against which somebody appealed. */
  | 'UPHOLD_APPEAL'
  /** Warn an account. */
  | 'WARN'
  /** Watch a word. */
  | 'WATCH_WORD'
  /** Take back a warning. */
  | 'WITHDRAW_WARNING';

/** Which rule somebody broke. */
export type ModerationRule =
  /** Attacks on a person. */
  | 'HARASSMENT'
  /** Hatred of a group of people. */
  | 'HATE'
  /** What the law forbids. */
  | 'ILLEGAL_CONTENT'
  /** Posing as somebody else. */
  | 'IMPERSONATION'
  /** Another rule of the site. */
  | 'OTHER'
  /** Private information of other people. */
  | 'PRIVACY'
  /** Sexual content where it does not belong. */
  | 'SEXUAL_CONTENT'
  /** Unwanted advertising, or many similar posts. */
  | 'SPAM'
  /** Threats or praise of violence. */
  | 'VIOLENCE';

/** How long a word is muted. */
export type MuteDuration =
  /** Until it is unmuted. */
  | 'ALWAYS'
  /** For 24 hours. */
  | 'DAY'
  /** For 7 days. */
  | 'WEEK';

/** Where posts with a muted word do not appear. Profiles show them all. */
export type MutedWordPlace =
  /** Also on Explore and in the lists of hashtags. Conversations fold them until somebody presses. */
  | 'EVERYWHERE'
  /** On Home and in notifications. Conversations show them unfolded. */
  | 'HOME';

/** Which notifications to list. */
export type NotificationFilter =
  /** All that the viewer wants to know of. */
  | 'ALL'
  /** Posts and replies that mention the viewer. */
  | 'MENTIONS';

/** What happened. */
export type NotificationKind =
  /** Somebody follows the viewer. */
  | 'FOLLOW'
  /** Somebody likes a post of the viewer. */
  | 'LIKE'
  /** Somebody mentions the viewer in a post or a reply. A mention that an edit adds has the time of its post, so it is not new to somebody who has looked since. */
  | 'MENTION'
  /** Somebody quotes a post of the viewer. A reply to the viewer that also quotes is a reply; a quote that also mentions the viewer is a quote. */
  | 'QUOTE'
  /** Somebody replied to a post of the viewer. A reply that also mentions the viewer is a reply. */
  | 'REPLY'
  /** Somebody reposts a post of the viewer. */
  | 'REPOST';

/** A list that new posts come on top of. */
export type PostList =
  /** Every post that is not a reply, as `Query.posts`. */
  | 'EXPLORE'
  /** Posts of the viewer and of the accounts that the viewer follows, as `Query.feed`. */
  | 'HOME';

/** The order of `Query.searchPosts`. */
export type PostSearchOrder =
  /** The most liked first, then the newest. */
  | 'MOST_LIKED'
  /** The newest first. */
  | 'NEWEST';

/** What `purge` deletes. */
export type PurgeKind =
  /** An account. */
  | 'ACCOUNT'
  /** A picture or a video that was uploaded here. */
  | 'MEDIA'
  /** A post. */
  | 'POST';

/** Who may quote a post. Its author always may, and nobody may whom the author blocked. */
export type QuotePolicy =
  /** All who can see it. */
  | 'EVERYONE'
  /** The accounts that follow its author. */
  | 'FOLLOWERS'
  /** Nobody else. */
  | 'NOBODY';

/** Whether a quoted post is shown. */
export type QuoteState =
  /** It was deleted. */
  | 'DELETED'
  /** Its author detached it from the quoting post: nobody sees it there. */
  | 'DETACHED'
  /** It is shown. */
  | 'SHOWN'
  /** The viewer may not see it; the cause is not told. */
  | 'UNAVAILABLE';

/** The order of `Post.replies`. */
export type ReplyOrder =
  /** Those of the viewer and of accounts that the viewer follows first, the newest of them first. For a guest, the newest first. */
  | 'FOLLOWED_FIRST'
  /** The most liked first, then the newest. */
  | 'MOST_LIKED'
  /** The newest first. */
  | 'NEWEST';

/** Who may reply in a conversation. The author of its first post always may. */
export type ReplyPolicy =
  /** All who can see the first post or the reply that they answer. */
  | 'EVERYONE'
  /** The accounts that the author of the first post follows, and those that the post mentions. */
  | 'FOLLOWED'
  /** The accounts that the first post mentions. */
  | 'MENTIONED';

/** What an account may do. Each role may do what those before it may. */
export type Role =
  /** Give roles, and read what moderators did. */
  | 'ADMIN'
  /** What everybody may. */
  | 'MEMBER'
  /** Read reports, suspend accounts and remove posts. */
  | 'MODERATOR';

/** What clients do with sensitive pictures and videos. */
export type SensitiveMedia =
  /** Cover them until somebody presses. */
  | 'BLUR'
  /** Leave them out. */
  | 'HIDE'
  /** Show them as others. */
  | 'SHOW';

/** Who can sign up. */
export type SignUpMode =
  /** Everybody; a moderator lets each account in. */
  | 'BY_APPROVAL'
  /** Whoever has an invite. */
  | 'BY_INVITE'
  /** Nobody. The operator creates accounts. */
  | 'CLOSED'
  /** Everybody. */
  | 'OPEN';

/** How far the moderators are with a new account. */
export type SignUpRequestState =
  /** A moderator declined it. */
  | 'DECLINED'
  /** It waits. */
  | 'OPEN';

/** The period of `Query.topPosts`, up to now, to the minute. */
export type TopWindow =
  /** All time. */
  | 'ALL'
  /** The last 24 hours. */
  | 'DAY'
  /** The last 7 days. */
  | 'WEEK'
  /** The last 365 days. */
  | 'YEAR';

/** Who gives verified badges. */
export type VerifiedBy =
  /** Administrators. Everybody keeps the badge that they have, and may give it back. */
  | 'BY_ADMIN'
  /** Everybody to themselves. */
  | 'SELF_SERVICE';

/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';
