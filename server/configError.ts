import { OperatorError } from './operatorError.ts'

/** A setting that is wrong or missing. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
}
