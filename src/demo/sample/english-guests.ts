import type { GuestSketch } from './guest-sketch';

export const ENGLISH_SKETCHES: readonly GuestSketch[] = [
  ['Harper', 'Michael, Caroline', '', 'second', 'Bath'],
  ['Whitfield', 'Anthony, Pauline', '', 'first', 'Bristol'],
  ['Harper', 'James, Helen', 'Martha, Leo', 'second', 'Bath'],
  ['Whitfield', 'Beatrice, Simon', 'Alba', 'first', 'London'],
  ['Ashworth', 'Rosemary', '', 'second', 'Wells'],
  ['Pryce-Jones', 'Frances, Joseph', '', 'first', 'Cardiff'],
  ['Garner', 'Louis, Mary Jane', 'Hugo, Vera', 'both', 'Leeds'],
  ['O’Brien', 'Sarah, Conor', '', 'first', 'Dublin'],
  ['Romero Vega', 'Javier, Elena', '', 'second', 'Madrid'],
  ['Fielding', 'Martha, Paul', '', 'second', 'Bath'],
  ['Mortimer', 'Ralph, Agnes', 'Julia, Bruno, Nora', 'first', 'Exeter'],
  ['Okonkwo', 'Grace, Richard', '', 'first', 'London'],
  ['Orton', 'Claudia', '', 'second', 'Bristol'],
  ['Sinclair', 'Andrea, Duncan', 'Matthew', 'second', 'Edinburgh'],
  ['Mills', 'Teresa, Angus', '', 'first', 'Bath'],
  ['Patel', 'Nisha, Rohan', 'Maya', 'both', 'Manchester'],
  ['Delaney', 'Norah, Oscar', '', 'second', 'Bristol'],
  ['Fields', 'Gordon', '', 'first', 'Bath'],
  ['Çelik', 'Zeynep, Emre', '', 'both', 'Berlin'],
  ['Aguilar Bravo', 'Sofía, Emilio', '', 'first', 'Ciudad de México'],
  ['Preston', 'Alan, Christine', 'Carla', 'second', 'Frome'],
  ['Rowe', 'Daniel', '', 'both', 'Bath'],
  ['Courtney', 'Rose, Francis', 'Molly, Archie', 'first', 'Taunton'],
  ['Saunders', 'Adele, Raymond', '', 'first', 'Bath'],
  ['Bennett', 'Lola, Charlie', '', 'second', 'London'],
  ['Graham', 'Patricia, Robert', 'Noa', 'second', 'Bristol'],
];

export const ENGLISH_COLLEAGUES =
  'Natalie Gomes, Hugh Marlow, Lydia Ramsay, Samuel Vere, Miriam Cobb, Evan Solomon, Sandra Pardoe, Ralph Mead, Noelle Gallagher, Victor Parr, Anya Sayers, Gabriel Rudd, Celia Montague, Arthur Lane, Helena Page, Mark Calvert, Deborah Lyme, Nicholas Good, Eva Castle, Adrian Poole, Marina Hobbs, Julian Squire, Bertha Cass, Philip Drew, Gemma Rose, Lucas Pearce, Ariadne Font, Simon King, Tamara Lake, Ivor Vale, Gina Acton, Rory Burns, Leah Etherington, Joel Chambers, Yolanda Wheat';
