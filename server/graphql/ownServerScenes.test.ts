import './compiled.scenes.ts'
import './recipes.scenes.ts'
import '../testing/authorization.scenes.ts'
import '../testing/model/model.scenes.ts'
