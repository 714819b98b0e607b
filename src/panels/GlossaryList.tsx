import { GLOSSARY } from './wordProps';
import './GlossaryPopover.css';

const PARTS = {
  phase: 'The round',
  difficulty: 'Colours of maneuvers',
  action: 'Actions',
  color: 'Colours of actions',
  token: 'Tokens and cards',
  face: 'Faces of the dice',
  arc: 'Arcs',
  number: 'Numbers of a ship',
  thing: 'And',
} as const satisfies Readonly<Record<keyof typeof GLOSSARY, string>>;

/** Every word of the glossary, to read in one place. */
export function GlossaryList() {
  return (
    <div className="glossary">
      {Object.entries(PARTS).map(([part, title]) => (
        <section key={part}>
          <h4>{title}</h4>
          <dl>
            {Object.values(GLOSSARY[part as keyof typeof GLOSSARY]).map(({ name, means }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
