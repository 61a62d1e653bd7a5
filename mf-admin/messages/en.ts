import stay from '@domizil/app-kit/messages/stay/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default { ...stay, ...own }
