import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around pictures. */
export const refuse = refusals({
  IMAGE_MISSING: {
    status: 400,
    field: 'file',
    en: 'Send the picture in the field "file".',
    de: 'Senden Sie das Bild im Feld „file“.',
    es: 'Envíe la imagen en el campo «file».',
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    field: 'file',
    en: 'This picture is too large. The limit is {limit} MB.',
    de: 'Dieses Bild ist zu groß. Erlaubt sind {limit} MB.',
    es: 'Esta imagen es demasiado grande. El límite es de {limit} MB.',
  },
  IMAGE_TOO_SMALL: {
    status: 422,
    field: 'file',
    en: 'This picture is too small. Its longer side needs at least {limit} pixels.',
    de: 'Dieses Bild ist zu klein. Die längere Seite braucht mindestens {limit} Pixel.',
    es: 'Esta imagen es demasiado pequeña. El lado más largo necesita al menos {limit} píxeles.',
  },
  IMAGE_NOT_READABLE: {
    status: 415,
    field: 'file',
    en: 'This file is not a picture that can be read. Send a JPEG, PNG or WebP; save a HEIC from a phone as a JPEG first.',
    de: 'Diese Datei ist kein lesbares Bild. Senden Sie ein JPEG, PNG oder WebP; ein HEIC vom Handy speichern Sie zuerst als JPEG.',
    es: 'Este archivo no es una imagen legible. Envíe un JPEG, PNG o WebP; si es un HEIC del móvil, guárdelo antes como JPEG.',
  },
  IMAGE_IS_HEIC: {
    status: 415,
    field: 'file',
    en: 'This HEIC picture cannot be read here. Save it as a JPEG and send it again.',
    de: 'Dieses HEIC-Bild kann hier nicht gelesen werden. Speichern Sie es als JPEG und senden Sie es erneut.',
    es: 'Aquí no se puede leer esta imagen HEIC. Guárdela como JPEG y envíela de nuevo.',
  },
  TOO_MANY_IMAGES: {
    status: 409,
    en: 'A flat can have {limit} pictures at most.',
    de: 'Eine Wohnung kann höchstens {limit} Bilder haben.',
    es: 'Un piso puede tener como máximo {limit} imágenes.',
  },
  FLAT_NEEDS_IMAGES: {
    status: 409,
    en: 'A flat that is listed or in review keeps at least {limit} pictures. Add new ones before you remove these.',
    de: 'Eine Wohnung, die inseriert ist oder geprüft wird, behält mindestens {limit} Bilder. Fügen Sie neue hinzu, bevor Sie diese entfernen.',
    es: 'Un piso publicado o en revisión conserva al menos {limit} imágenes. Añada otras antes de quitar estas.',
  },
  IMAGE_NOT_FOUND: {
    status: 404,
    en: 'This flat has no such picture.',
    de: 'Dieses Bild gibt es bei der Wohnung nicht.',
    es: 'Este piso no tiene esa imagen.',
  },
  IMAGES_NOT_ALL_NAMED: {
    status: 422,
    field: 'imageIdList',
    en: 'Name every picture of the flat exactly once to sort them.',
    de: 'Nennen Sie zum Sortieren jedes Bild der Wohnung genau einmal.',
    es: 'Para ordenar las imágenes, indique cada una exactamente una vez.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  imageIdList: word('Photos', 'Fotos', 'Fotos'),
  imageId: word('Photo', 'Foto', 'Foto'),
  rank: word('Place in the order', 'Platz in der Reihenfolge', 'Puesto en el orden'),
}
