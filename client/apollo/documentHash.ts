import type { ASTNode } from 'graphql'

/** The SHA-256 of an operation's text, which code generation adds to the document. The server knows the operation by it. */
export const documentHash = (document: ASTNode): string =>
  (document as { __meta__?: { hash: string } }).__meta__?.hash ?? ''
