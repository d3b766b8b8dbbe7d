import { useState } from 'react';
import { DOOR_LENGTH } from '@/domain/guests/arrivals';
import { cleanLine, firstOf } from '@/domain/text';

/** Storage key, whose prefix lets sign-out delete it. */
const KEY = 'celebra-door';

function readDoor(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Returns this device's name for its door, stored on it and written into each mark. */
export function useDoor() {
  const [typed, setTyped] = useState(readDoor);
  const type = (text: string) => {
    setTyped(text);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Without storage, it lasts as long as the page.
    }
  };
  return { typed, type, door: firstOf(cleanLine(typed), DOOR_LENGTH) };
}
