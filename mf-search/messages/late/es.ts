import login from '@domizil/app-kit/messages/login/es.json' with { type: 'json' }
import map from '@domizil/app-kit/messages/map/es.json' with { type: 'json' }
import stay from '@domizil/app-kit/messages/stay/es.json' with { type: 'json' }
import own from './es.json' with { type: 'json' }

export default { ...login, ...map, ...stay, ...own }
