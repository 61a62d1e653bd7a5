import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Solicitud enviada',
  subject: 'Su solicitud para «{flat}» está enviada',
  paragraphs: [
    'Hemos enviado a {other} su solicitud para «{flat}» del {from} al {to}.',
    'Alquiler de la estancia: {rent} ({price} al mes) · Fianza reembolsable: {deposit}',
    '{other} responde antes del {deadline}; sin respuesta, la solicitud terminará entonces. Cuando la acepte, tendrá usted 48 horas para confirmar. Solo entonces quedarán reservadas las fechas.',
    'Hasta que confirme, nada le compromete: no paga nada y puede retirar la solicitud en cualquier momento.',
  ],
  link: 'Ver la solicitud',
}
