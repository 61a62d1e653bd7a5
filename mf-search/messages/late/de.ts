import login from '@domizil/app-kit/messages/login/de.json' with { type: 'json' }
import map from '@domizil/app-kit/messages/map/de.json' with { type: 'json' }
import stay from '@domizil/app-kit/messages/stay/de.json' with { type: 'json' }
import own from './de.json' with { type: 'json' }

export default { ...login, ...map, ...stay, ...own }
