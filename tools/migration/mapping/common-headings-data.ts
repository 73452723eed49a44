import { CLIENT_FIELDS, FILLABLE_FIELDS, type ClientField } from "#tools/clients/fields.ts";
import type { MigrationField, MigrationKind } from "#tools/migration/schema.ts";

type Names = Partial<Record<MigrationField, string>>;

const FIRST = `first name | firstname | given name | forename | vorname | nombre de pila | prenom`;
const LAST = `last name | lastname | surname | family name | nachname | familienname | apellido | apellidos | nom de famille`;
const WHOLE = `
  name | full name | fullname | display name | client | clients | client name | clientname | customer |
  customers | customer name | guest | guest name | patron | contact | contact name | kunde | kundin |
  kunden | kundenname | kundinnenname | gast | cliente | clienta | nombre | nombre completo | nombre del
  cliente | nombre de la clienta | nom | nom complet | nom du client | nom de la cliente`;
const EMAIL = `
  email | e mail | email address | e mail address | mail | emailaddress | e mail adresse | mailadresse
  | email adresse | correo | correo electronico | courriel | adresse email | adresse e mail | client
  email | customer email`;
const PHONE = `
  phone | phone number | mobile | mobile phone | mobile number | cell | cell phone | cellphone |
  telephone | telephone number | tel | home phone | work phone | primary phone | phone 1 | client phone
  | customer phone | telefon | telefonnummer | handy | handynummer | mobil | mobilnummer | telefono |
  movil | celular | portable | numero de telephone`;
const NOTES = `
  note | notes | comment | comments | remark | remarks | memo | client notes | customer notes |
  appointment notes | booking notes | internal notes | notiz | notizen | bemerkung | bemerkungen |
  kommentar | anmerkung | anmerkungen | nota | notas | comentario | comentarios | observaciones |
  remarque | remarques | commentaire | commentaires`;
const STYLIST = `
  stylist | staff | staff member | staff name | employee | employee name | provider | service provider
  | team member | technician | practitioner | calendar | with | hairdresser | mitarbeiter |
  mitarbeiterin | friseur | friseurin | stylistin | estilista | empleado | empleada | profesional |
  coiffeur | coiffeuse | employe | collaborateur`;
const SERVICE = `
  service | services | service name | treatment | appointment type | type of appointment | service type
  | visit type | booked service | leistung | leistungen | dienstleistung | behandlung | terminart |
  servicio | servicios | tratamiento | prestation | prestations`;
const PRICE = `
  price | prices | cost | amount | total | service price | retail price | full price | base price |
  price amount | charge | fee | preis | betrag | summe | gesamt | precio | importe | prix | montant |
  tarif`;
const DURATION = `
  duration | duration minutes | duration min | length | minutes | mins | service duration | time
  required | dauer | dauer min | minuten | duracion | minutos | duree | duree min`;
const CATEGORY = `
  category | categories | category name | group | department | type | service category | product
  category | kategorie | gruppe | warengruppe | categoria | categorie | groupe`;
const DESCRIPTION = `description | details | beschreibung | descripcion | description longue`;
const CLIENT_ID = `
  client id | clientid | customer id | customerid | client number | customer number | guest id |
  kundennummer | kunden nr | kundennr | kunden id | id cliente | numero de cliente | id client | numero
  client`;
const ID = `id | ref | reference | reference id | external id | uid`;
const DATE = `
  date | day | appointment date | booking date | date of appointment | visit date | service date |
  scheduled date | start date | datum | termin | tag | terminsdatum | fecha | fecha de la cita | dia |
  jour | date du rendez vous`;

/** Of clients alone. */
const OWN_HEADINGS: Names = Object.fromEntries(
  FILLABLE_FIELDS.flatMap((name) => {
    const { headings }: ClientField = CLIENT_FIELDS[name];
    return headings ? [[name, headings]] : [];
  }),
);

/** What systems and people call their columns, in English, German, Spanish and French: lower case, without accents and signs. */
export const COMMON_HEADINGS: Record<
  MigrationKind,
  Partial<Record<MigrationField, readonly string[]>>
> = {
  clients: split({
    sourceId: `${CLIENT_ID} | ${ID}`,
    firstName: FIRST,
    lastName: LAST,
    name: WHOLE,
    email: EMAIL,
    phone: PHONE,
    ...OWN_HEADINGS,
    notes: NOTES,
    stylist: `preferred stylist | preferred staff | ${STYLIST}`,
  }),
  services: split({
    sourceId: `service id | ${ID}`,
    name: `name | title | ${SERVICE} | item | item name | bezeichnung | nombre | nom`,
    category: CATEGORY,
    description: DESCRIPTION,
    price: PRICE,
    duration: DURATION,
  }),
  products: split({
    sourceId: `product id | item id | ${ID}`,
    name: `name | title | product | products | product name | item | items | item name | artikel |
      artikelname | produkt | produktname | bezeichnung | producto | nombre | nombre del producto |
      articulo | produit | nom | nom du produit | article`,
    brand: `brand | brand name | manufacturer | maker | marke | hersteller | marca | fabricante | marque |
      fabricant`,
    category: CATEGORY,
    description: DESCRIPTION,
    code: `sku | code | product code | item code | item number | article number | model | shade | shade code
      | artikelnummer | artikel nr | art nr | produktnummer | codigo | referencia | reference produit`,
    barcode: `barcode | bar code | upc | ean | gtin | upc code | ean code | strichcode | codigo de barras |
      code barre | code barres`,
    quantity: `quantity | qty | stock | in stock | on hand | qty on hand | quantity on hand | current stock
      | current quantity | stock level | stock quantity | available | inventory | count | menge | bestand |
      lagerbestand | anzahl | cantidad | existencias | stock actual | quantite | stock disponible`,
    unit: `unit | units | unit of measure | measure | uom | einheit | unidad | unite`,
    unitSize: `size | unit size | volume | weight | content | contents | net weight | pack size | grosse |
      inhalt | gewicht | fullmenge | tamano | contenido | peso | taille | contenance | poids`,
    cost: `cost | unit cost | cost price | supply price | purchase price | wholesale | wholesale price |
      default unit cost | cost per unit | buy price | einkaufspreis | ek | ek preis | coste | costo | precio
      de compra | cout | prix d achat`,
    lowStock: `low stock | low stock level | reorder level | reorder point | reorder threshold | minimum |
      min stock | minimum stock | alert level | mindestbestand | meldebestand | stock minimo | stock minimum |
      seuil`,
    supplier: `supplier | supplier name | vendor | vendor name | default vendor name | distributor | lieferant
      | proveedor | fournisseur`,
    notes: NOTES,
  }),
  appointments: split({
    sourceId: `appointment id | booking id | appt id | booking reference | appointment number |
      confirmation number | terminnummer | ${ID}`,
    clientSourceId: CLIENT_ID,
    firstName: `${FIRST} | client first name | customer first name`,
    lastName: `${LAST} | client last name | customer last name`,
    clientName: WHOLE,
    email: EMAIL,
    phone: PHONE,
    stylist: STYLIST,
    service: `${SERVICE} | type | item | item name | what`,
    date: DATE,
    time: `time | appointment time | start time | starttime | from | begin | begins | starts | uhrzeit |
      zeit | beginn | von | hora | hora de inicio | heure | heure de debut`,
    start: `start | starts at | start at | date and time | date time | datetime | appointment date and time |
      scheduled for | when | scheduled time | startzeit | datum und uhrzeit | fecha y hora | inicio | date et
      heure | debut`,
    end: `end | ends at | end at | end date time`,
    endTime: `end time | endtime | until | to | finish | finish time | ende | bis | endzeit | hora de fin |
      hora fin | heure de fin`,
    duration: DURATION,
    price: PRICE,
    status: `status | appointment status | booking status | stand | zustand | estado | statut | etat`,
    notes: NOTES,
  }),
  formulas: split({
    sourceId: `formula id | ${ID}`,
    clientSourceId: CLIENT_ID,
    firstName: FIRST,
    lastName: LAST,
    clientName: WHOLE,
    email: EMAIL,
    phone: PHONE,
    name: `formula name | title | label | technique | look | service | bezeichnung | titel | rezeptname |
      titulo | titre`,
    formula: `formula | formulas | color formula | colour formula | hair formula | formula used | recipe |
      mix | mixture | shorthand | formulation | color | colour | color notes | colour notes | rezept |
      rezeptur | formel | farbformel | farbrezept | farbrezeptur | mischung | farbe | receta | formulacion |
      mezcla | tinte | formule | recette | melange | couleur | coloration`,
    developer: `developer | dev | developer volume | developer strength | volume | vol | peroxide | oxidant |
      entwickler | oxidationsmittel | oxid | oxyd | oxidante | revelador | oxigenada | oxydant | revelateur`,
    brand: `brand | manufacturer | line | product line | color brand | colour brand | marke | hersteller |
      linie | marca | linea | marque | gamme`,
    date: `${DATE} | used on | last used | created | created at`,
    stylist: STYLIST,
    notes: NOTES,
  }),
};

function split(table: Names): Partial<Record<MigrationField, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(table).map(([field, names]) => [
      field,
      names.split("|").map((name) => name.replaceAll(/\s+/g, " ").trim()),
    ]),
  );
}
