/** The times of viewings, the only thing of a message that stands in a mail. */
export const VIEWING_LINES = {
  en: [
    'A viewing is proposed: {proposed}, local time at the flat.',
    'The viewing is agreed: {agreed}, local time at the flat.',
    'None of the times proposed for a viewing suits: {declined}.',
  ],
  de: [
    'Vorschlag für eine Besichtigung: {proposed}, Uhrzeit am Ort der Wohnung.',
    'Die Besichtigung ist vereinbart: {agreed}, Uhrzeit am Ort der Wohnung.',
    'Von den vorgeschlagenen Terminen für eine Besichtigung passt keiner: {declined}.',
  ],
  es: [
    'Propuesta de visita: {proposed}, hora local del piso.',
    'La visita está acordada: {agreed}, hora local del piso.',
    'Ninguno de los horarios propuestos para la visita conviene: {declined}.',
  ],
}
