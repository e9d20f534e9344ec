import { OperatorError } from './operatorError.ts'

export class ConfigError extends OperatorError {
  override name = 'ConfigError'
}
