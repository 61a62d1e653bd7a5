import stay from '@domizil/app-kit/messages/stay/en.json' with { type: 'json' }
import tile from '@domizil/flat-ui/messages/tile/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default { ...stay, ...tile, ...own }
