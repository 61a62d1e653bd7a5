import login from '@domizil/app-kit/messages/login/es.json' with { type: 'json' }
import ownFlats from '@domizil/flat-ui/messages/own-flats/es.json' with { type: 'json' }
import report from '@domizil/flat-ui/messages/report/es.json' with { type: 'json' }
import stay from '@domizil/app-kit/messages/stay/es.json' with { type: 'json' }
import own from './es.json' with { type: 'json' }

export default { ...login, ...ownFlats, ...report, ...stay, ...own }
