import type { ASTNode } from 'graphql'

/** The SHA-256 of an operation's text, by which the server knows it. Code generation adds it to the document. */
export const documentHash = (document: ASTNode): string =>
  (document as { __meta__?: { hash: string } }).__meta__?.hash ?? ''
