/** The name of a place: "Neukölln, Berlin". */
export function placeName({ district, city }: { district?: string | null; city: string }): string {
  return district && district !== city ? `${district}, ${city}` : city
}
