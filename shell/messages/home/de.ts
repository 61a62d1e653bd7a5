import stay from '@domizil/app-kit/messages/stay/de.json' with { type: 'json' }
import tile from '@domizil/flat-ui/messages/tile/de.json' with { type: 'json' }
import own from './de.json' with { type: 'json' }

export default { ...stay, ...tile, ...own }
