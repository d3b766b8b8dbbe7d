import { useState } from 'react';
import { DOOR_LENGTH } from '@/domain/guests/arrivals';
import { cleanLine, firstOf } from '@/domain/text';

/** Named celebra-, it leaves with the sign-out. */
const KEY = 'celebra-door';

function readDoor(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** What this device calls the door that it stands at: kept on it, and written beside each mark. */
export function useDoor() {
  const [typed, setTyped] = useState(readDoor);
  const type = (text: string) => {
    setTyped(text);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // It then lasts as long as the page.
    }
  };
  return { typed, type, door: firstOf(cleanLine(typed), DOOR_LENGTH) };
}
