import login from '@domizil/app-kit/messages/login/en.json' with { type: 'json' }
import map from '@domizil/app-kit/messages/map/en.json' with { type: 'json' }
import stay from '@domizil/app-kit/messages/stay/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default { ...login, ...map, ...stay, ...own }
