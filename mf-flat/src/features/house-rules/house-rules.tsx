import { useSay } from '@domizil/app-kit'
import { HOUSE_RULES, type HouseRule, type HouseRuleFlag, houseRuleFlags } from '@domizil/domain'
import { Cigarette, CigaretteOff, CircleX, type IconComponent, PawPrint } from '@domizil/ui/icons'
import { classes, SectionHeading } from '@domizil/ui/parts'
import styles from './house-rules.module.css'

const ICONS: Record<HouseRuleFlag, IconComponent> = {
  SMOKING_ALLOWED: Cigarette,
  SMOKING_NOT_ALLOWED: CigaretteOff,
  PETS_ALLOWED: PawPrint,
  PETS_NOT_ALLOWED: CircleX,
}

/** All rules of the catalogue: those that are allowed, and those that are not. */
export function HouseRules({ rules }: { rules: readonly HouseRule[] }) {
  const say = useSay()
  const flags = houseRuleFlags(rules)
  const holding = (Object.keys(flags) as HouseRuleFlag[]).filter((flag) => flags[flag])

  return (
    <section aria-labelledby="flat-rules">
      <SectionHeading level={2} id="flat-rules" title={say('flatField.houseRules')} />
      <ul className={styles.rules}>
        {holding.map((flag) => {
          const Icon = ICONS[flag]
          return (
            <li key={flag} className={classes(styles.rule, isAllowing(flag) ? styles.yes : styles.no)}>
              <Icon size={18} />
              {say(`flatField.houseRules.${flag}`)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function isAllowing(flag: HouseRuleFlag): boolean {
  return (HOUSE_RULES as readonly string[]).includes(flag)
}
