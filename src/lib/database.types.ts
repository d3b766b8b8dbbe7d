// Generated from supabase/migrations. Write it again with:
// npx vitest run --project database tests/database/types.test.ts -u

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      access_tokens: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          token_hash: string;
          used_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          token_hash: string;
          used_at?: string | null;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          token_hash?: string;
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      arrivals: {
        Row: {
          arrived_at: string;
          created_at: string;
          door: string | null;
          guest_id: string;
          id: string;
          part_id: string | null;
          people: number;
          plan_id: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          arrived_at?: string;
          created_at?: string;
          door?: string | null;
          guest_id: string;
          id: string;
          part_id?: string | null;
          people?: number;
          plan_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          arrived_at?: string;
          created_at?: string;
          door?: string | null;
          guest_id?: string;
          id?: string;
          part_id?: string | null;
          people?: number;
          plan_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'arrivals_of_guest';
            columns: ['plan_id', 'guest_id'];
            isOneToOne: false;
            referencedRelation: 'guests';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'arrivals_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      assist_consents: {
        Row: {
          given_at: string;
          given_by: string;
          plan_id: string;
        };
        ComputedFields: never;
        Insert: {
          given_at?: string;
          given_by?: string;
          plan_id: string;
        };
        Update: {
          given_at?: string;
          given_by?: string;
          plan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assist_consents_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      attachments: {
        Row: {
          created_at: string;
          file_name: string;
          id: string;
          media_type: string;
          plan_id: string;
          size: number;
          subject_id: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          file_name: string;
          id: string;
          media_type: string;
          plan_id: string;
          size: number;
          subject_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          file_name?: string;
          id?: string;
          media_type?: string;
          plan_id?: string;
          size?: number;
          subject_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'attachments_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      blog_posts: {
        Row: {
          author: string;
          body: string;
          category: Database['public']['Enums']['blog_category'];
          created_at: string;
          excerpt: string;
          featured: boolean;
          language: Database['public']['Enums']['language'];
          minutes_to_read: number;
          published_at: string;
          related: string[];
          slug: string;
          sources: NonNullable<Json>;
          title: string;
          updated_at: string;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          body: string;
          category: Database['public']['Enums']['blog_category'];
          created_at?: string;
          excerpt: string;
          featured?: boolean;
          language: Database['public']['Enums']['language'];
          minutes_to_read: number;
          published_at: string;
          related?: string[];
          slug: string;
          sources?: NonNullable<Json>;
          title: string;
          updated_at?: string;
          views?: number;
        };
        Update: {
          author?: string;
          body?: string;
          category?: Database['public']['Enums']['blog_category'];
          created_at?: string;
          excerpt?: string;
          featured?: boolean;
          language?: Database['public']['Enums']['language'];
          minutes_to_read?: number;
          published_at?: string;
          related?: string[];
          slug?: string;
          sources?: NonNullable<Json>;
          title?: string;
          updated_at?: string;
          views?: number;
        };
        Relationships: [];
      };
      blog_views: {
        Row: {
          session_hash: string;
          slug: string;
          viewed_at: string;
        };
        ComputedFields: never;
        Insert: {
          session_hash: string;
          slug: string;
          viewed_at?: string;
        };
        Update: {
          session_hash?: string;
          slug?: string;
          viewed_at?: string;
        };
        Relationships: [];
      };
      brands: {
        Row: {
          colour_accent: string;
          colour_main: string;
          created_at: string;
          footer: string | null;
          logo: string | null;
          name: string;
          origin: string | null;
          origin_live: boolean;
          reply_to: string | null;
          sender_name: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          colour_accent: string;
          colour_main: string;
          created_at?: string;
          footer?: string | null;
          logo?: string | null;
          name: string;
          origin?: string | null;
          origin_live?: boolean;
          reply_to?: string | null;
          sender_name?: string | null;
          user_id?: string;
        };
        Update: {
          colour_accent?: string;
          colour_main?: string;
          created_at?: string;
          footer?: string | null;
          logo?: string | null;
          name?: string;
          origin?: string | null;
          origin_live?: boolean;
          reply_to?: string | null;
          sender_name?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      budget_changes: {
        Row: {
          allocated: number;
          budget: number;
          category: Database['public']['Enums']['budget_category'] | null;
          changed_at: string;
          changed_by: string | null;
          committed: number;
          expected: number;
          id: number;
          item_id: string | null;
          paid: number;
          plan_id: string;
          planned: number;
          vendor_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          allocated?: number;
          budget?: number;
          category?: Database['public']['Enums']['budget_category'] | null;
          changed_at?: string;
          changed_by?: string | null;
          committed?: number;
          expected?: number;
          id?: never;
          item_id?: string | null;
          paid?: number;
          plan_id: string;
          planned?: number;
          vendor_name?: string | null;
        };
        Update: {
          allocated?: number;
          budget?: number;
          category?: Database['public']['Enums']['budget_category'] | null;
          changed_at?: string;
          changed_by?: string | null;
          committed?: number;
          expected?: number;
          id?: never;
          item_id?: string | null;
          paid?: number;
          plan_id?: string;
          planned?: number;
          vendor_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_changes_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      budget_items: {
        Row: {
          actual_amount: number | null;
          cancellation: NonNullable<Json>;
          category: Database['public']['Enums']['budget_category'];
          created_at: string;
          description: string | null;
          event_on: string | null;
          id: string;
          payment_date: string | null;
          plan_id: string;
          planned_amount: number;
          service_included: boolean;
          service_rate: number;
          tax_included: boolean;
          tax_rate: number;
          updated_at: string;
          vendor_name: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          actual_amount?: number | null;
          cancellation?: NonNullable<Json>;
          category: Database['public']['Enums']['budget_category'];
          created_at?: string;
          description?: string | null;
          event_on?: string | null;
          id: string;
          payment_date?: string | null;
          plan_id: string;
          planned_amount?: number;
          service_included?: boolean;
          service_rate?: number;
          tax_included?: boolean;
          tax_rate?: number;
          updated_at?: string;
          vendor_name: string;
          version?: number;
        };
        Update: {
          actual_amount?: number | null;
          cancellation?: NonNullable<Json>;
          category?: Database['public']['Enums']['budget_category'];
          created_at?: string;
          description?: string | null;
          event_on?: string | null;
          id?: string;
          payment_date?: string | null;
          plan_id?: string;
          planned_amount?: number;
          service_included?: boolean;
          service_rate?: number;
          tax_included?: boolean;
          tax_rate?: number;
          updated_at?: string;
          vendor_name?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_items_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      budget_payments: {
        Row: {
          amount: number;
          due_date: string;
          id: string;
          item_id: string;
          kind: Database['public']['Enums']['entry_kind'];
          paid_date: string | null;
          payer: string | null;
          plan_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          due_date: string;
          id: string;
          item_id: string;
          kind?: Database['public']['Enums']['entry_kind'];
          paid_date?: string | null;
          payer?: string | null;
          plan_id: string;
        };
        Update: {
          amount?: number;
          due_date?: string;
          id?: string;
          item_id?: string;
          kind?: Database['public']['Enums']['entry_kind'];
          paid_date?: string | null;
          payer?: string | null;
          plan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_payments_of_item';
            columns: ['plan_id', 'item_id'];
            isOneToOne: false;
            referencedRelation: 'budget_items';
            referencedColumns: ['plan_id', 'id'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          created_at: string;
          language: Database['public']['Enums']['language'];
          token_hash: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          language: Database['public']['Enums']['language'];
          token_hash: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          language?: Database['public']['Enums']['language'];
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          company: string | null;
          created_at: string;
          email: string;
          first_name: string | null;
          for_plan: string | null;
          id: string;
          language: Database['public']['Enums']['language'];
          last_name: string | null;
          mailed_at: string | null;
          message: string;
          page: string | null;
          plan_tier: Database['public']['Enums']['plan_tier'] | null;
          subject: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          company?: string | null;
          created_at?: string;
          email: string;
          first_name?: string | null;
          for_plan?: string | null;
          id: string;
          language: Database['public']['Enums']['language'];
          last_name?: string | null;
          mailed_at?: string | null;
          message: string;
          page?: string | null;
          plan_tier?: Database['public']['Enums']['plan_tier'] | null;
          subject: string;
          user_id?: string | null;
        };
        Update: {
          company?: string | null;
          created_at?: string;
          email?: string;
          first_name?: string | null;
          for_plan?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'];
          last_name?: string | null;
          mailed_at?: string | null;
          message?: string;
          page?: string | null;
          plan_tier?: Database['public']['Enums']['plan_tier'] | null;
          subject?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_for_plan_fkey';
            columns: ['for_plan'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      contributions: {
        Row: {
          amount: number;
          contributor: string;
          created_at: string;
          ends_on: string | null;
          event_on: string | null;
          id: string;
          plan_id: string;
          repeats: Database['public']['Enums']['contribution_repeats'];
          starts_on: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          contributor: string;
          created_at?: string;
          ends_on?: string | null;
          event_on?: string | null;
          id: string;
          plan_id: string;
          repeats?: Database['public']['Enums']['contribution_repeats'];
          starts_on: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          amount?: number;
          contributor?: string;
          created_at?: string;
          ends_on?: string | null;
          event_on?: string | null;
          id?: string;
          plan_id?: string;
          repeats?: Database['public']['Enums']['contribution_repeats'];
          starts_on?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'contributions_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      drinks_preferences: {
        Row: {
          alcohol: boolean;
          cash_bar: boolean;
          choices: NonNullable<Json>;
          created_at: string;
          halal: string;
          id: string;
          plan_id: string;
          updated_at: string;
          version: number;
          way_home: string;
        };
        ComputedFields: never;
        Insert: {
          alcohol?: boolean;
          cash_bar?: boolean;
          choices?: NonNullable<Json>;
          created_at?: string;
          halal?: string;
          id: string;
          plan_id: string;
          updated_at?: string;
          version?: number;
          way_home?: string;
        };
        Update: {
          alcohol?: boolean;
          cash_bar?: boolean;
          choices?: NonNullable<Json>;
          created_at?: string;
          halal?: string;
          id?: string;
          plan_id?: string;
          updated_at?: string;
          version?: number;
          way_home?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'drinks_preferences_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      entitlements: {
        Row: {
          plan_tier: Database['public']['Enums']['plan_tier'];
          until: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          plan_tier?: Database['public']['Enums']['plan_tier'];
          until?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          plan_tier?: Database['public']['Enums']['plan_tier'];
          until?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      event_outcomes: {
        Row: {
          accepted: number;
          budget: number;
          committed: number;
          currency: string;
          event_on: string;
          expected: number;
          guest_count: number;
          invited: number;
          kept_at: string;
          paid: number;
          plan_id: string;
        };
        ComputedFields: never;
        Insert: {
          accepted: number;
          budget: number;
          committed: number;
          currency: string;
          event_on: string;
          expected: number;
          guest_count: number;
          invited: number;
          kept_at?: string;
          paid: number;
          plan_id: string;
        };
        Update: {
          accepted?: number;
          budget?: number;
          committed?: number;
          currency?: string;
          event_on?: string;
          expected?: number;
          guest_count?: number;
          invited?: number;
          kept_at?: string;
          paid?: number;
          plan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_outcomes_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: true;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      event_pages: {
        Row: {
          created_at: string;
          id: string;
          items: NonNullable<Json>;
          open_parts: string[];
          picture: string | null;
          plan_id: string;
          registration_parts: string[];
          sections: NonNullable<Json>;
          theme: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          items?: NonNullable<Json>;
          open_parts?: string[];
          picture?: string | null;
          plan_id: string;
          registration_parts?: string[];
          sections?: NonNullable<Json>;
          theme: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          items?: NonNullable<Json>;
          open_parts?: string[];
          picture?: string | null;
          plan_id?: string;
          registration_parts?: string[];
          sections?: NonNullable<Json>;
          theme?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'event_pages_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      event_parts: {
        Row: {
          capacity: number | null;
          created_at: string;
          event_on: string | null;
          id: string;
          name: string;
          place: string | null;
          plan_id: string;
          position: number;
          reply_by: string | null;
          starts_at: string | null;
          time_zone: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          capacity?: number | null;
          created_at?: string;
          event_on?: string | null;
          id: string;
          name: string;
          place?: string | null;
          plan_id: string;
          position?: number;
          reply_by?: string | null;
          starts_at?: string | null;
          time_zone?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          capacity?: number | null;
          created_at?: string;
          event_on?: string | null;
          id?: string;
          name?: string;
          place?: string | null;
          plan_id?: string;
          position?: number;
          reply_by?: string | null;
          starts_at?: string | null;
          time_zone?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'event_parts_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      event_plans: {
        Row: {
          archived_at: string | null;
          budget: number;
          city: string;
          conversion: Json | null;
          country: string;
          couple_type: Database['public']['Enums']['couple_type'] | null;
          created_at: string;
          currency: string;
          deleted_at: string | null;
          duration: number | null;
          event_date: string;
          event_end_date: string | null;
          event_type: Database['public']['Enums']['event_type'];
          guest_count: number;
          id: string;
          kind: Database['public']['Enums']['event_kind'] | null;
          location_type: Database['public']['Enums']['location_type'];
          name: string;
          owner_id: string;
          region: string | null;
          updated_at: string;
          version: number;
          arrivals: Json | null;
          guests: Json | null;
          households: Json | null;
          is_shared: boolean | null;
          news: Json | null;
          owner_tier: Database['public']['Enums']['plan_tier'] | null;
          seat_assignments: Json | null;
          seating_prints: Json | null;
          seating_tables: Json | null;
        };
        ComputedFields:
          | 'arrivals'
          | 'guests'
          | 'households'
          | 'is_shared'
          | 'news'
          | 'owner_tier'
          | 'seat_assignments'
          | 'seating_prints'
          | 'seating_tables';
        Insert: {
          archived_at?: string | null;
          budget: number;
          city: string;
          conversion?: Json | null;
          country: string;
          couple_type?: Database['public']['Enums']['couple_type'] | null;
          created_at?: string;
          currency: string;
          deleted_at?: string | null;
          duration?: number | null;
          event_date: string;
          event_end_date?: string | null;
          event_type: Database['public']['Enums']['event_type'];
          guest_count: number;
          id: string;
          kind?: Database['public']['Enums']['event_kind'] | null;
          location_type: Database['public']['Enums']['location_type'];
          name: string;
          owner_id?: string;
          region?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          budget?: number;
          city?: string;
          conversion?: Json | null;
          country?: string;
          couple_type?: Database['public']['Enums']['couple_type'] | null;
          created_at?: string;
          currency?: string;
          deleted_at?: string | null;
          duration?: number | null;
          event_date?: string;
          event_end_date?: string | null;
          event_type?: Database['public']['Enums']['event_type'];
          guest_count?: number;
          id?: string;
          kind?: Database['public']['Enums']['event_kind'] | null;
          location_type?: Database['public']['Enums']['location_type'];
          name?: string;
          owner_id?: string;
          region?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      event_questions: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          options: string[];
          parts: string[] | null;
          plan_id: string;
          position: number;
          text: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          kind?: string;
          options?: string[];
          parts?: string[] | null;
          plan_id: string;
          position?: number;
          text: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          options?: string[];
          parts?: string[] | null;
          plan_id?: string;
          position?: number;
          text?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'event_questions_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      guest_columns: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          name: string;
          options: string[];
          plan_id: string;
          position: number;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          kind?: string;
          name: string;
          options?: string[];
          plan_id: string;
          position?: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          name?: string;
          options?: string[];
          plan_id?: string;
          position?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'guest_columns_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      guests: {
        Row: {
          address: string | null;
          age: number | null;
          age_group: Database['public']['Enums']['age_group'];
          allergens: string[];
          answers: NonNullable<Json>;
          badge_name: string | null;
          company: string | null;
          created_at: string;
          dietary_notes: string | null;
          diets: string[];
          email: string | null;
          household_id: string | null;
          id: string;
          job_title: string | null;
          last_name: string;
          name: string;
          notes: string | null;
          own_values: NonNullable<Json>;
          party_size: number;
          phone_number: string | null;
          plan_id: string;
          replies: NonNullable<Json>;
          requests: NonNullable<Json>;
          side: string | null;
          tags: string[];
          travels_from: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          age?: number | null;
          age_group?: Database['public']['Enums']['age_group'];
          allergens?: string[];
          answers?: NonNullable<Json>;
          badge_name?: string | null;
          company?: string | null;
          created_at?: string;
          dietary_notes?: string | null;
          diets?: string[];
          email?: string | null;
          household_id?: string | null;
          id: string;
          job_title?: string | null;
          last_name: string;
          name: string;
          notes?: string | null;
          own_values?: NonNullable<Json>;
          party_size?: number;
          phone_number?: string | null;
          plan_id: string;
          replies?: NonNullable<Json>;
          requests?: NonNullable<Json>;
          side?: string | null;
          tags?: string[];
          travels_from?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          address?: string | null;
          age?: number | null;
          age_group?: Database['public']['Enums']['age_group'];
          allergens?: string[];
          answers?: NonNullable<Json>;
          badge_name?: string | null;
          company?: string | null;
          created_at?: string;
          dietary_notes?: string | null;
          diets?: string[];
          email?: string | null;
          household_id?: string | null;
          id?: string;
          job_title?: string | null;
          last_name?: string;
          name?: string;
          notes?: string | null;
          own_values?: NonNullable<Json>;
          party_size?: number;
          phone_number?: string | null;
          plan_id?: string;
          replies?: NonNullable<Json>;
          requests?: NonNullable<Json>;
          side?: string | null;
          tags?: string[];
          travels_from?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'guests_of_household';
            columns: ['plan_id', 'household_id'];
            isOneToOne: false;
            referencedRelation: 'households';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'guests_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      household_links: {
        Row: {
          created_at: string;
          household_id: string;
          plan_id: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          household_id: string;
          plan_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          household_id?: string;
          plan_id?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'household_links_of_household';
            columns: ['plan_id', 'household_id'];
            isOneToOne: false;
            referencedRelation: 'households';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'household_links_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      household_tokens: {
        Row: {
          created_at: string;
          household_id: string;
          plan_id: string;
          token: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          household_id: string;
          plan_id: string;
          token: string;
          token_hash?: string;
        };
        Update: {
          created_at?: string;
          household_id?: string;
          plan_id?: string;
          token?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'household_tokens_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'household_tokens_token_hash_fkey';
            columns: ['token_hash'];
            isOneToOne: true;
            referencedRelation: 'household_links';
            referencedColumns: ['token_hash'];
          },
        ];
      };
      households: {
        Row: {
          additions: NonNullable<Json>;
          answered_at: string | null;
          channel: string | null;
          created_at: string;
          event_on: string | null;
          gift: string | null;
          id: string;
          invited_at: string | null;
          language: Database['public']['Enums']['language'] | null;
          link_ended_at: string | null;
          message: string | null;
          moved_up: string[];
          moved_up_at: string | null;
          name: string;
          opened_at: string | null;
          parts: string[] | null;
          plan_id: string;
          reminded_at: string | null;
          second_list: number | null;
          thanked_at: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          additions?: NonNullable<Json>;
          answered_at?: string | null;
          channel?: string | null;
          created_at?: string;
          event_on?: string | null;
          gift?: string | null;
          id: string;
          invited_at?: string | null;
          language?: Database['public']['Enums']['language'] | null;
          link_ended_at?: string | null;
          message?: string | null;
          moved_up?: string[];
          moved_up_at?: string | null;
          name: string;
          opened_at?: string | null;
          parts?: string[] | null;
          plan_id: string;
          reminded_at?: string | null;
          second_list?: number | null;
          thanked_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          additions?: NonNullable<Json>;
          answered_at?: string | null;
          channel?: string | null;
          created_at?: string;
          event_on?: string | null;
          gift?: string | null;
          id?: string;
          invited_at?: string | null;
          language?: Database['public']['Enums']['language'] | null;
          link_ended_at?: string | null;
          message?: string | null;
          moved_up?: string[];
          moved_up_at?: string | null;
          name?: string;
          opened_at?: string | null;
          parts?: string[] | null;
          plan_id?: string;
          reminded_at?: string | null;
          second_list?: number | null;
          thanked_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'households_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      import_batches: {
        Row: {
          created_at: string;
          id: string;
          log: NonNullable<Json>;
          name: string;
          plan_id: string;
          size: number | null;
          stored: number | null;
          undone_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          log?: NonNullable<Json>;
          name: string;
          plan_id: string;
          size?: number | null;
          stored?: never;
          undone_at?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          log?: NonNullable<Json>;
          name?: string;
          plan_id?: string;
          size?: number | null;
          stored?: never;
          undone_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'import_batches_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      invitation_words: {
        Row: {
          created_at: string;
          hosts: string;
          id: string;
          plan_id: string;
          updated_at: string;
          version: number;
          words_en: string | null;
          words_es: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          hosts: string;
          id: string;
          plan_id: string;
          updated_at?: string;
          version?: number;
          words_en?: string | null;
          words_es?: string | null;
        };
        Update: {
          created_at?: string;
          hosts?: string;
          id?: string;
          plan_id?: string;
          updated_at?: string;
          version?: number;
          words_en?: string | null;
          words_es?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'invitation_words_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscribers: {
        Row: {
          confirm_expires_at: string | null;
          confirm_hash: string | null;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          language: Database['public']['Enums']['language'];
        };
        ComputedFields: never;
        Insert: {
          confirm_expires_at?: string | null;
          confirm_hash?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          language: Database['public']['Enums']['language'];
        };
        Update: {
          confirm_expires_at?: string | null;
          confirm_hash?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          language?: Database['public']['Enums']['language'];
        };
        Relationships: [];
      };
      plan_categories: {
        Row: {
          allocated_amount: number;
          category: Database['public']['Enums']['budget_category'];
          locked: boolean;
          plan_id: string;
          priority: number | null;
          selected: boolean;
        };
        ComputedFields: never;
        Insert: {
          allocated_amount?: number;
          category: Database['public']['Enums']['budget_category'];
          locked?: boolean;
          plan_id: string;
          priority?: number | null;
          selected?: boolean;
        };
        Update: {
          allocated_amount?: number;
          category?: Database['public']['Enums']['budget_category'];
          locked?: boolean;
          plan_id?: string;
          priority?: number | null;
          selected?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'plan_categories_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      plan_invites: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          language: Database['public']['Enums']['language'] | null;
          plan_id: string;
          role: Database['public']['Enums']['member_role'];
          token_hash: string;
          used_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_at?: string;
          id: string;
          language?: Database['public']['Enums']['language'] | null;
          plan_id: string;
          role: Database['public']['Enums']['member_role'];
          token_hash: string;
          used_by?: string | null;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          language?: Database['public']['Enums']['language'] | null;
          plan_id?: string;
          role?: Database['public']['Enums']['member_role'];
          token_hash?: string;
          used_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'plan_invites_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      plan_members: {
        Row: {
          joined_at: string | null;
          offered: boolean;
          plan_id: string;
          role: Database['public']['Enums']['member_role'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          joined_at?: string | null;
          offered?: boolean;
          plan_id: string;
          role: Database['public']['Enums']['member_role'];
          user_id: string;
        };
        Update: {
          joined_at?: string | null;
          offered?: boolean;
          plan_id?: string;
          role?: Database['public']['Enums']['member_role'];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'plan_members_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          deletes_at: string | null;
          email_reminders: boolean;
          full_name: string;
          id: string;
          language_preference: Database['public']['Enums']['language'];
          time_zone: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deletes_at?: string | null;
          email_reminders?: boolean;
          full_name?: string;
          id: string;
          language_preference?: Database['public']['Enums']['language'];
          time_zone?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          deletes_at?: string | null;
          email_reminders?: boolean;
          full_name?: string;
          id?: string;
          language_preference?: Database['public']['Enums']['language'];
          time_zone?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      program_consents: {
        Row: {
          given_at: string;
          given_by: string;
          plan_id: string;
        };
        ComputedFields: never;
        Insert: {
          given_at?: string;
          given_by?: string;
          plan_id: string;
        };
        Update: {
          given_at?: string;
          given_by?: string;
          plan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'program_consents_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      purchases: {
        Row: {
          amount: number;
          begins_on: string | null;
          begun_at: string;
          buyer_id: string | null;
          currency: string;
          for_plan: string | null;
          id: string;
          paid_at: string;
          payment_id: string;
          read_no: number;
          refunded: number;
          returned: number | null;
          state: string;
          user_id: string;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          begins_on?: string | null;
          begun_at: string;
          buyer_id?: string | null;
          currency: string;
          for_plan?: string | null;
          id: string;
          paid_at: string;
          payment_id: string;
          read_no: number;
          refunded?: number;
          returned?: number | null;
          state: string;
          user_id: string;
          withdrawn_at?: string | null;
        };
        Update: {
          amount?: number;
          begins_on?: string | null;
          begun_at?: string;
          buyer_id?: string | null;
          currency?: string;
          for_plan?: string | null;
          id?: string;
          paid_at?: string;
          payment_id?: string;
          read_no?: number;
          refunded?: number;
          returned?: number | null;
          state?: string;
          user_id?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'purchases_for_plan_fkey';
            columns: ['for_plan'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      registrations: {
        Row: {
          company: string | null;
          confirmed_at: string | null;
          created_at: string;
          email: string | null;
          household_id: string | null;
          id: string;
          job_title: string | null;
          language: Database['public']['Enums']['language'];
          last_name: string | null;
          name: string | null;
          parts: string[];
          plan_id: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          company?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string | null;
          household_id?: string | null;
          id?: string;
          job_title?: string | null;
          language: Database['public']['Enums']['language'];
          last_name?: string | null;
          name?: string | null;
          parts: string[];
          plan_id: string;
          token_hash: string;
        };
        Update: {
          company?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string | null;
          household_id?: string | null;
          id?: string;
          job_title?: string | null;
          language?: Database['public']['Enums']['language'];
          last_name?: string | null;
          name?: string | null;
          parts?: string[];
          plan_id?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'registrations_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      scenarios: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          overrides: NonNullable<Json>;
          plan_id: string;
          position: number;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          name: string;
          overrides?: NonNullable<Json>;
          plan_id: string;
          position?: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          overrides?: NonNullable<Json>;
          plan_id?: string;
          position?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'scenarios_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      seat_assignments: {
        Row: {
          chart_id: string;
          created_at: string;
          guest_id: string;
          id: string;
          locked: boolean;
          person: number;
          plan_id: string;
          seat: number;
          table_id: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          chart_id: string;
          created_at?: string;
          guest_id: string;
          id: string;
          locked?: boolean;
          person?: number;
          plan_id: string;
          seat: number;
          table_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          chart_id?: string;
          created_at?: string;
          guest_id?: string;
          id?: string;
          locked?: boolean;
          person?: number;
          plan_id?: string;
          seat?: number;
          table_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'seat_assignments_at_table';
            columns: ['plan_id', 'chart_id', 'table_id'];
            isOneToOne: false;
            referencedRelation: 'seating_tables';
            referencedColumns: ['plan_id', 'chart_id', 'id'];
          },
          {
            foreignKeyName: 'seat_assignments_of_guest';
            columns: ['plan_id', 'guest_id'];
            isOneToOne: false;
            referencedRelation: 'guests';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'seat_assignments_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      seating_charts: {
        Row: {
          couple_place: string | null;
          created_at: string;
          floor_file: string | null;
          floor_shown: boolean;
          floor_turn: number;
          floor_width: number;
          floor_x: number;
          floor_y: number;
          height: number;
          id: string;
          length_unit: string;
          name: string;
          outline: Json | null;
          plan_id: string;
          updated_at: string;
          version: number;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          couple_place?: string | null;
          created_at?: string;
          floor_file?: string | null;
          floor_shown?: boolean;
          floor_turn?: number;
          floor_width?: number;
          floor_x?: number;
          floor_y?: number;
          height?: number;
          id: string;
          length_unit?: string;
          name: string;
          outline?: Json | null;
          plan_id: string;
          updated_at?: string;
          version?: number;
          width?: number;
        };
        Update: {
          couple_place?: string | null;
          created_at?: string;
          floor_file?: string | null;
          floor_shown?: boolean;
          floor_turn?: number;
          floor_width?: number;
          floor_x?: number;
          floor_y?: number;
          height?: number;
          id?: string;
          length_unit?: string;
          name?: string;
          outline?: Json | null;
          plan_id?: string;
          updated_at?: string;
          version?: number;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'seating_charts_floor_of_plan';
            columns: ['plan_id', 'floor_file'];
            isOneToOne: false;
            referencedRelation: 'attachments';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'seating_charts_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      seating_links: {
        Row: {
          chart_id: string;
          created_at: string;
          plan_id: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          chart_id: string;
          created_at?: string;
          plan_id: string;
          token_hash: string;
        };
        Update: {
          chart_id?: string;
          created_at?: string;
          plan_id?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'seating_links_of_chart';
            columns: ['plan_id', 'chart_id'];
            isOneToOne: false;
            referencedRelation: 'seating_charts';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'seating_links_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      seating_prints: {
        Row: {
          chart_id: string;
          created_at: string;
          id: string;
          number: number;
          papers: string[];
          plan_id: string;
          printed_at: string;
          printed_by: string | null;
          seats: NonNullable<Json>;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          chart_id: string;
          created_at?: string;
          id: string;
          number: number;
          papers: string[];
          plan_id: string;
          printed_at: string;
          printed_by?: string | null;
          seats: NonNullable<Json>;
          updated_at?: string;
          version?: number;
        };
        Update: {
          chart_id?: string;
          created_at?: string;
          id?: string;
          number?: number;
          papers?: string[];
          plan_id?: string;
          printed_at?: string;
          printed_by?: string | null;
          seats?: NonNullable<Json>;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'seating_prints_in_chart';
            columns: ['plan_id', 'chart_id'];
            isOneToOne: false;
            referencedRelation: 'seating_charts';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'seating_prints_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      seating_rules: {
        Row: {
          confidential: boolean;
          created_at: string;
          guests: string[];
          hard: boolean;
          id: string;
          kind: string;
          least: number | null;
          plan_id: string;
          tables: string[];
          updated_at: string;
          version: number;
          weight: number;
        };
        ComputedFields: never;
        Insert: {
          confidential?: boolean;
          created_at?: string;
          guests?: string[];
          hard?: boolean;
          id: string;
          kind: string;
          least?: number | null;
          plan_id: string;
          tables?: string[];
          updated_at?: string;
          version?: number;
          weight?: number;
        };
        Update: {
          confidential?: boolean;
          created_at?: string;
          guests?: string[];
          hard?: boolean;
          id?: string;
          kind?: string;
          least?: number | null;
          plan_id?: string;
          tables?: string[];
          updated_at?: string;
          version?: number;
          weight?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'seating_rules_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      seating_tables: {
        Row: {
          chart_id: string;
          couple: boolean;
          created_at: string;
          height: number;
          id: string;
          name: string;
          plan_id: string;
          rotation: number;
          seats: number;
          shape: string;
          updated_at: string;
          version: number;
          wheelchair_places: number;
          width: number;
          x: number;
          y: number;
        };
        ComputedFields: never;
        Insert: {
          chart_id: string;
          couple?: boolean;
          created_at?: string;
          height: number;
          id: string;
          name: string;
          plan_id: string;
          rotation?: number;
          seats?: number;
          shape: string;
          updated_at?: string;
          version?: number;
          wheelchair_places?: number;
          width: number;
          x: number;
          y: number;
        };
        Update: {
          chart_id?: string;
          couple?: boolean;
          created_at?: string;
          height?: number;
          id?: string;
          name?: string;
          plan_id?: string;
          rotation?: number;
          seats?: number;
          shape?: string;
          updated_at?: string;
          version?: number;
          wheelchair_places?: number;
          width?: number;
          x?: number;
          y?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'seating_tables_in_chart';
            columns: ['plan_id', 'chart_id'];
            isOneToOne: false;
            referencedRelation: 'seating_charts';
            referencedColumns: ['plan_id', 'id'];
          },
          {
            foreignKeyName: 'seating_tables_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      seating_wishes: {
        Row: {
          author_id: string;
          created_at: string;
          id: string;
          plan_id: string;
          reason: string | null;
          rule_id: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string;
          created_at?: string;
          id: string;
          plan_id: string;
          reason?: string | null;
          rule_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author_id?: string;
          created_at?: string;
          id?: string;
          plan_id?: string;
          reason?: string | null;
          rule_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'seating_wishes_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'seating_wishes_rule_id_fkey';
            columns: ['rule_id'];
            isOneToOne: false;
            referencedRelation: 'seating_rules';
            referencedColumns: ['id'];
          },
        ];
      };
      security_events: {
        Row: {
          client_timestamp: string | null;
          created_at: string;
          details: NonNullable<Json>;
          id: number;
          ip_hash: string | null;
          type: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          client_timestamp?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          ip_hash?: string | null;
          type: string;
          user_id?: string | null;
        };
        Update: {
          client_timestamp?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          ip_hash?: string | null;
          type?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      shared_links: {
        Row: {
          chart_id: string | null;
          contact_name: string | null;
          contact_phone: string | null;
          contacts: string[];
          created_at: string;
          days_after: number;
          id: string;
          language: Database['public']['Enums']['language'];
          opened: number;
          opened_at: string | null;
          part_id: string | null;
          plan_id: string;
          responsible: string | null;
          scope: Database['public']['Enums']['link_scope'];
          token: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          chart_id?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          contacts?: string[];
          created_at?: string;
          days_after: number;
          id: string;
          language: Database['public']['Enums']['language'];
          opened?: number;
          opened_at?: string | null;
          part_id?: string | null;
          plan_id: string;
          responsible?: string | null;
          scope: Database['public']['Enums']['link_scope'];
          token: string;
          token_hash?: string;
        };
        Update: {
          chart_id?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          contacts?: string[];
          created_at?: string;
          days_after?: number;
          id?: string;
          language?: Database['public']['Enums']['language'];
          opened?: number;
          opened_at?: string | null;
          part_id?: string | null;
          plan_id?: string;
          responsible?: string | null;
          scope?: Database['public']['Enums']['link_scope'];
          token?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shared_links_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      subscriptions: {
        Row: {
          amount: number;
          begun_at: string;
          currency: string;
          ends: boolean;
          grace: boolean;
          id: string;
          period: string;
          read_no: number;
          returned: number | null;
          started_at: string;
          status: string;
          until: string;
          user_id: string;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          begun_at: string;
          currency: string;
          ends: boolean;
          grace: boolean;
          id: string;
          period: string;
          read_no: number;
          returned?: number | null;
          started_at: string;
          status: string;
          until: string;
          user_id: string;
          withdrawn_at?: string | null;
        };
        Update: {
          amount?: number;
          begun_at?: string;
          currency?: string;
          ends?: boolean;
          grace?: boolean;
          id?: string;
          period?: string;
          read_no?: number;
          returned?: number | null;
          started_at?: string;
          status?: string;
          until?: string;
          user_id?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [];
      };
      suggestions: {
        Row: {
          author: string;
          changes: NonNullable<Json>;
          created_at: string;
          expires_at: string;
          id: string;
          plan_id: string;
          reason: string | null;
          states: string[];
          updated_at: string;
          version: number;
          moved: Json | null;
        };
        ComputedFields: 'moved';
        Insert: {
          author?: string;
          changes: NonNullable<Json>;
          created_at?: string;
          expires_at?: string;
          id: string;
          plan_id: string;
          reason?: string | null;
          states: string[];
          updated_at?: string;
          version?: number;
        };
        Update: {
          author?: string;
          changes?: NonNullable<Json>;
          created_at?: string;
          expires_at?: string;
          id?: string;
          plan_id?: string;
          reason?: string | null;
          states?: string[];
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'suggestions_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      tasks: {
        Row: {
          assignee: string | null;
          completed_at: string | null;
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          id: string;
          notes: string | null;
          origin: string | null;
          origin_date: string | null;
          origin_event: string | null;
          origin_name: string | null;
          plan_id: string;
          priority_level: number;
          recommended_completion_date: string;
          started_at: string | null;
          task_category: Database['public']['Enums']['task_category'];
          task_name: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          assignee?: string | null;
          completed_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          id: string;
          notes?: string | null;
          origin?: string | null;
          origin_date?: string | null;
          origin_event?: string | null;
          origin_name?: string | null;
          plan_id: string;
          priority_level?: number;
          recommended_completion_date: string;
          started_at?: string | null;
          task_category?: Database['public']['Enums']['task_category'];
          task_name: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          assignee?: string | null;
          completed_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          id?: string;
          notes?: string | null;
          origin?: string | null;
          origin_date?: string | null;
          origin_event?: string | null;
          origin_name?: string | null;
          plan_id?: string;
          priority_level?: number;
          recommended_completion_date?: string;
          started_at?: string | null;
          task_category?: Database['public']['Enums']['task_category'];
          task_name?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      templates: {
        Row: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          name: string;
          owner_id: string;
          told: Json | null;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          created_at?: string;
          id: string;
          name: string;
          owner_id?: string;
          told?: never;
        };
        Update: {
          content?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          name?: string;
          owner_id?: string;
          told?: never;
        };
        Relationships: [];
      };
      timeline_items: {
        Row: {
          buffer: number;
          completed_at: string | null;
          created_at: string;
          duration: number | null;
          event_on: string;
          id: string;
          kind: Database['public']['Enums']['timeline_kind'];
          locked: boolean;
          notes: string | null;
          origin: string | null;
          origin_at: string | null;
          origin_duration: number | null;
          origin_on: string | null;
          origin_title: string | null;
          place: string | null;
          plan_id: string;
          reminder_days_before: number | null;
          responsible: string | null;
          starts_at: string | null;
          starts_on: string | null;
          sun_event: Database['public']['Enums']['sun_event'] | null;
          sun_offset: number | null;
          time_zone: string | null;
          title: string;
          track: Database['public']['Enums']['timeline_track'];
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          buffer?: number;
          completed_at?: string | null;
          created_at?: string;
          duration?: number | null;
          event_on: string;
          id: string;
          kind: Database['public']['Enums']['timeline_kind'];
          locked?: boolean;
          notes?: string | null;
          origin?: string | null;
          origin_at?: string | null;
          origin_duration?: number | null;
          origin_on?: string | null;
          origin_title?: string | null;
          place?: string | null;
          plan_id: string;
          reminder_days_before?: number | null;
          responsible?: string | null;
          starts_at?: string | null;
          starts_on?: string | null;
          sun_event?: Database['public']['Enums']['sun_event'] | null;
          sun_offset?: number | null;
          time_zone?: string | null;
          title: string;
          track?: Database['public']['Enums']['timeline_track'];
          updated_at?: string;
          version?: number;
        };
        Update: {
          buffer?: number;
          completed_at?: string | null;
          created_at?: string;
          duration?: number | null;
          event_on?: string;
          id?: string;
          kind?: Database['public']['Enums']['timeline_kind'];
          locked?: boolean;
          notes?: string | null;
          origin?: string | null;
          origin_at?: string | null;
          origin_duration?: number | null;
          origin_on?: string | null;
          origin_title?: string | null;
          place?: string | null;
          plan_id?: string;
          reminder_days_before?: number | null;
          responsible?: string | null;
          starts_at?: string | null;
          starts_on?: string | null;
          sun_event?: Database['public']['Enums']['sun_event'] | null;
          sun_offset?: number | null;
          time_zone?: string | null;
          title?: string;
          track?: Database['public']['Enums']['timeline_track'];
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'timeline_items_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      vendor_quotes: {
        Row: {
          answered_on: string | null;
          asked_on: string | null;
          basis: Database['public']['Enums']['price_basis'];
          cancellation: NonNullable<Json>;
          capacity: number | null;
          category: Database['public']['Enums']['budget_category'];
          chase_on: string | null;
          child_price: number | null;
          contact_name: string | null;
          created_at: string;
          date_change: boolean | null;
          deposit: number | null;
          deposit_rate: number | null;
          email: string | null;
          event_on: string | null;
          extra_guest: number | null;
          extra_hour: number | null;
          extra_hour_per_guest: boolean;
          extras: number | null;
          free_on_date: boolean | null;
          guarantee: number | null;
          guests_included: number | null;
          hours_included: number | null;
          id: string;
          includes: NonNullable<Json>;
          instalments: NonNullable<Json>;
          insurance: boolean | null;
          item_id: string | null;
          language: Database['public']['Enums']['language'] | null;
          message: string | null;
          minimum_guests: number | null;
          minimum_spend: number | null;
          notes: string | null;
          own_lines: NonNullable<Json>;
          phone: string | null;
          place: string | null;
          plan_id: string;
          price: number | null;
          rating: number | null;
          reviews: number | null;
          serves_place: boolean | null;
          service_included: boolean | null;
          service_rate: number | null;
          service_taxed: boolean;
          stage: Database['public']['Enums']['vendor_stage'];
          style: number | null;
          substitute: boolean | null;
          tax_included: boolean | null;
          tax_rate: number | null;
          travel: number | null;
          unit_capacity: number | null;
          units: number | null;
          updated_at: string;
          valid_until: string | null;
          vendor_name: string;
          version: number;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_on?: string | null;
          asked_on?: string | null;
          basis?: Database['public']['Enums']['price_basis'];
          cancellation?: NonNullable<Json>;
          capacity?: number | null;
          category: Database['public']['Enums']['budget_category'];
          chase_on?: string | null;
          child_price?: number | null;
          contact_name?: string | null;
          created_at?: string;
          date_change?: boolean | null;
          deposit?: number | null;
          deposit_rate?: number | null;
          email?: string | null;
          event_on?: string | null;
          extra_guest?: number | null;
          extra_hour?: number | null;
          extra_hour_per_guest?: boolean;
          extras?: number | null;
          free_on_date?: boolean | null;
          guarantee?: number | null;
          guests_included?: number | null;
          hours_included?: number | null;
          id: string;
          includes?: NonNullable<Json>;
          instalments?: NonNullable<Json>;
          insurance?: boolean | null;
          item_id?: string | null;
          language?: Database['public']['Enums']['language'] | null;
          message?: string | null;
          minimum_guests?: number | null;
          minimum_spend?: number | null;
          notes?: string | null;
          own_lines?: NonNullable<Json>;
          phone?: string | null;
          place?: string | null;
          plan_id: string;
          price?: number | null;
          rating?: number | null;
          reviews?: number | null;
          serves_place?: boolean | null;
          service_included?: boolean | null;
          service_rate?: number | null;
          service_taxed?: boolean;
          stage?: Database['public']['Enums']['vendor_stage'];
          style?: number | null;
          substitute?: boolean | null;
          tax_included?: boolean | null;
          tax_rate?: number | null;
          travel?: number | null;
          unit_capacity?: number | null;
          units?: number | null;
          updated_at?: string;
          valid_until?: string | null;
          vendor_name: string;
          version?: number;
          website?: string | null;
        };
        Update: {
          answered_on?: string | null;
          asked_on?: string | null;
          basis?: Database['public']['Enums']['price_basis'];
          cancellation?: NonNullable<Json>;
          capacity?: number | null;
          category?: Database['public']['Enums']['budget_category'];
          chase_on?: string | null;
          child_price?: number | null;
          contact_name?: string | null;
          created_at?: string;
          date_change?: boolean | null;
          deposit?: number | null;
          deposit_rate?: number | null;
          email?: string | null;
          event_on?: string | null;
          extra_guest?: number | null;
          extra_hour?: number | null;
          extra_hour_per_guest?: boolean;
          extras?: number | null;
          free_on_date?: boolean | null;
          guarantee?: number | null;
          guests_included?: number | null;
          hours_included?: number | null;
          id?: string;
          includes?: NonNullable<Json>;
          instalments?: NonNullable<Json>;
          insurance?: boolean | null;
          item_id?: string | null;
          language?: Database['public']['Enums']['language'] | null;
          message?: string | null;
          minimum_guests?: number | null;
          minimum_spend?: number | null;
          notes?: string | null;
          own_lines?: NonNullable<Json>;
          phone?: string | null;
          place?: string | null;
          plan_id?: string;
          price?: number | null;
          rating?: number | null;
          reviews?: number | null;
          serves_place?: boolean | null;
          service_included?: boolean | null;
          service_rate?: number | null;
          service_taxed?: boolean;
          stage?: Database['public']['Enums']['vendor_stage'];
          style?: number | null;
          substitute?: boolean | null;
          tax_included?: boolean | null;
          tax_rate?: number | null;
          travel?: number | null;
          unit_capacity?: number | null;
          units?: number | null;
          updated_at?: string;
          valid_until?: string | null;
          vendor_name?: string;
          version?: number;
          website?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_quotes_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'event_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      vendors: {
        Row: {
          category: Database['public']['Enums']['budget_category'];
          contact_name: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string | null;
          id: string;
          language: Database['public']['Enums']['language'] | null;
          notes: string | null;
          owner_id: string;
          phone: string | null;
          place: string | null;
          style: number | null;
          updated_at: string;
          vendor_name: string;
          version: number;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          category: Database['public']['Enums']['budget_category'];
          contact_name?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id: string;
          language?: Database['public']['Enums']['language'] | null;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          place?: string | null;
          style?: number | null;
          updated_at?: string;
          vendor_name: string;
          version?: number;
          website?: string | null;
        };
        Update: {
          category?: Database['public']['Enums']['budget_category'];
          contact_name?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'] | null;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          place?: string | null;
          style?: number | null;
          updated_at?: string;
          vendor_name?: string;
          version?: number;
          website?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      access_token_hook: { Args: { event: Json }; Returns: Json };
      account_state: { Args: Record<PropertyKey, never>; Returns: Json };
      admit_registration: { Args: { registration_id: string }; Returns: undefined };
      answer_handover: { Args: { accepts: boolean; plan_id: string }; Returns: undefined };
      answer_rsvp: { Args: { answers: Json; ip_hash: string; token_hash: string }; Returns: Json };
      arrivals: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      as_person: { Args: { arguments: Json; person: string; tool: string }; Returns: Json };
      begin_assist: {
        Args: { caps: number[]; follows: boolean; plan_id: string; user_id: string };
        Returns: Json;
      };
      begin_checkout: { Args: { person: string; wish: Json }; Returns: Json };
      block_page: { Args: { blocked: boolean; name: string }; Returns: boolean };
      budget_history: {
        Args: { plan_id: string; since?: string; until?: string; zone?: string };
        Returns: Json;
      };
      budget_ledger: {
        Args: { plan_id: string; today: string };
        Returns: {
          category: Database['public']['Enums']['budget_category'];
          committed: number;
          due_month: number;
          due_week: number;
          expected: number;
          incoming: number;
          items: number;
          overdue: number;
          paid: number;
          planned: number;
          undated: number;
        }[];
      };
      calendar_feed: { Args: { ip_hash: string; token_hash: string }; Returns: Json };
      change_registration: { Args: { ip_hash: string; person: Json; token_hash: string }; Returns: Json };
      claim_contract_confirmations: { Args: { most: number }; Returns: Json };
      claim_contract_emails: { Args: { most: number }; Returns: Json };
      claim_departures: { Args: { most: number }; Returns: Json };
      claim_invitations: {
        Args: { author: string; households: Json; plan_id: string; preview: boolean };
        Returns: Json;
      };
      claim_moved_up: { Args: { token_hashes: string[] }; Returns: Json };
      claim_owner_offer: { Args: { author: string; plan_id: string }; Returns: Json };
      claim_reminders: { Args: { any_hour: boolean; moment: string; most: number }; Returns: Json };
      confirm_newsletter: {
        Args: { token_hash: string };
        Returns: {
          email: string;
          first_time: boolean;
          language: Database['public']['Enums']['language'];
          subscriber_id: string;
        }[];
      };
      confirm_registration: { Args: { ip_hash: string; token_hash: string }; Returns: Json };
      copy_rsvp: { Args: { email: string; ip_hash: string; token_hash: string }; Returns: Json };
      count_blog_view: { Args: { session_token: string; slug: string }; Returns: boolean };
      dates: { Args: { first: string; last: string }; Returns: Json };
      delete_accounts: { Args: { moment: string }; Returns: number };
      deletion_preview: { Args: Record<PropertyKey, never>; Returns: Json };
      deployment_state: { Args: Record<PropertyKey, never>; Returns: Json };
      desk: { Args: { today: string }; Returns: Json };
      door_codes: { Args: { ip_hash: string; token_hash: string }; Returns: Json };
      door_key: { Args: { plan_id: string }; Returns: string };
      end_checkout: { Args: { attempt: string }; Returns: undefined };
      end_links: { Args: { plan_id: string }; Returns: string[] };
      end_sessions: { Args: { ids: string[] }; Returns: number };
      event_figures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accepted: number;
          declined: number;
          invited: number;
          money: Json;
          plan_id: string;
          waiting: number;
        }[];
      };
      event_of_mail: { Args: { email_id: string; plan_id: string }; Returns: Json };
      event_page: { Args: { name: string; word?: string }; Returns: Json };
      feed_brand: { Args: { token_hash: string }; Returns: string };
      find_on_map: { Args: { query_hash: string; user_id: string }; Returns: Json };
      find_table: { Args: { ip_hash: string; name: string; token_hash: string }; Returns: Json };
      guests: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      hold_mails: { Args: { wait_ms: number }; Returns: undefined };
      households: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      import_guests: {
        Args: {
          batch: string;
          guests: Json;
          households: Json;
          name: string;
          plan_id: string;
          start?: number;
          whole?: Json;
        };
        Returns: Json;
      };
      invite_offer: { Args: { token: string }; Returns: Json };
      is_shared: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: boolean;
      };
      join_plan: { Args: { token: string }; Returns: string };
      keep_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      keep_checkout: { Args: { attempt: string; session_id: string }; Returns: boolean };
      keep_customer: { Args: { customer_id: string; person: string }; Returns: string };
      keep_map_answer: { Args: { answer: Json; query_hash: string }; Returns: undefined };
      keep_purchase: { Args: { purchase: Json; read_no: number }; Returns: string };
      keep_subscription: { Args: { read_no: number; subscription: Json }; Returns: string };
      leave_brand: { Args: { email_id: string }; Returns: Json };
      leave_invitations: { Args: { email_id: string }; Returns: boolean };
      leaving_subscriptions: {
        Args: { moment: string };
        Returns: {
          at_once: boolean;
          id: string;
        }[];
      };
      link_holders: { Args: { plan_id: string }; Returns: Json };
      mail_brand: { Args: { plan_id: string; token_hash: string }; Returns: Json };
      may_mail_team: { Args: Record<PropertyKey, never>; Returns: boolean };
      moved: {
        Args: {
          suggestion: Omit<
            Database['public']['Tables']['suggestions']['Row'],
            Database['public']['Tables']['suggestions']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          id: string;
          is_this: boolean;
          last_seen: string;
          user_agent: string;
        }[];
      };
      news: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      next_payment_read: { Args: Record<PropertyKey, never>; Returns: number };
      note_payment_event: { Args: { id: string; type: string }; Returns: number };
      open_page: { Args: { name: string; word?: string }; Returns: Json };
      own_billing: { Args: Record<PropertyKey, never>; Returns: Json };
      owner_tier: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Database['public']['Enums']['plan_tier'];
      };
      page_state: { Args: { plan_id: string }; Returns: Json };
      past_outcomes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accepted: number;
          arrived: number;
          budget: number;
          committed: number;
          currency: string;
          event_on: string;
          expected: number;
          guest_count: number;
          invited: number;
          paid: number;
          plan_id: string;
        }[];
      };
      payer_of: { Args: { person: string }; Returns: Json };
      plan_brand: { Args: { plan_id: string }; Returns: Json };
      plan_people: {
        Args: { plan_id: string };
        Returns: {
          full_name: string;
          offered: boolean;
          role: Database['public']['Enums']['member_role'];
          user_id: string;
        }[];
      };
      plan_summaries: {
        Args: { today: string };
        Returns: {
          agreed: Database['public']['Enums']['budget_category'][];
          committed: number;
          expected: Json;
          milestones: Json;
          next_amount: number;
          next_due: string;
          next_vendor: string;
          overdue: number;
          overdue_count: number;
          paid: number;
          plan_id: string;
          short_by: number;
          short_on: string;
          tasks: Json;
        }[];
      };
      program_caller: { Args: { ip_hash: string; person: string; token_hash: string }; Returns: Json };
      publish_page: {
        Args: { indexed: boolean; name: string; opening: string; plan_id: string; word: string };
        Returns: Json;
      };
      read_invitation: { Args: { ip_hash: string; token_hash: string }; Returns: Json };
      read_invite: {
        Args: { token: string };
        Returns: {
          is_member: boolean;
          owner_name: string;
          plan_id: string;
          plan_name: string;
          role: Database['public']['Enums']['member_role'];
        }[];
      };
      read_registrant: { Args: { token_hash: string }; Returns: Json };
      read_registration: { Args: { token_hash: string }; Returns: Json };
      read_rsvp: { Args: { ip_hash: string; token_hash: string }; Returns: Json };
      record_security_event: {
        Args: { client_timestamp?: string; details?: Json; ip_hash?: string; type: string; user_id?: string };
        Returns: boolean;
      };
      register: {
        Args: { ip_hash: string; page: string; person: Json; token_hash: string; word: string };
        Returns: Json;
      };
      request_deletion: { Args: Record<PropertyKey, never>; Returns: string };
      save_rows: { Args: { changes: Json; plan_id: string }; Returns: Json };
      seat_assignments: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      seating_prints: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      seating_tables: {
        Args: {
          plan: Omit<
            Database['public']['Tables']['event_plans']['Row'],
            Database['public']['Tables']['event_plans']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      send_chat_message: {
        Args: {
          id: string;
          language: string;
          message: string;
          page: string;
          person: string;
          plan_id: string;
        };
        Returns: string;
      };
      send_contact_message: {
        Args: {
          company: string;
          email: string;
          fill_ms: number;
          first_name: string;
          id: string;
          ip_hash: string;
          language: string;
          last_name: string;
          message: string;
          subject: string;
          website: string;
        };
        Returns: string;
      };
      session_ended: { Args: { session_id: string }; Returns: boolean };
      settle_contract_email: { Args: { email_id: string; sent: boolean }; Returns: undefined };
      settle_departure: { Args: { email_id: string; sent: boolean }; Returns: undefined };
      settle_invitation: { Args: { email_id: string; sent: boolean }; Returns: boolean };
      settle_payment_event: { Args: { id: string }; Returns: undefined };
      settle_reminder: { Args: { email_id: string; sent: boolean }; Returns: boolean };
      shared: { Args: { again?: boolean; token: string }; Returns: Json };
      subscribe_to_newsletter: {
        Args: {
          email: string;
          fill_ms: number;
          ip_hash: string;
          language: string;
          token_hash: string;
          website: string;
        };
        Returns: {
          outcome: string;
          subscriber_id: string;
        }[];
      };
      take_mail_turn: { Args: { per_second: number; within_ms: number }; Returns: number };
      take_over: { Args: { plan_id: string }; Returns: undefined };
      take_page_down: { Args: { plan_id: string }; Returns: Json };
      undo_import: { Args: { batch: string; plan_id: string }; Returns: Json };
      unused_files: { Args: { moment: string; most: number }; Returns: string[] };
      unused_pictures: { Args: { moment: string; most: number }; Returns: string[] };
      withdraw: { Args: { id: string; person: string }; Returns: Json };
      withdraw_registration: { Args: { ip_hash: string; token_hash: string }; Returns: Json };
    };
    Enums: {
      age_group: 'child' | 'adult' | 'senior';
      blog_category: 'budget' | 'planning' | 'guests' | 'drinks' | 'ideas';
      budget_category:
        | 'venue'
        | 'catering'
        | 'drinks'
        | 'photo-and-video'
        | 'music'
        | 'decorations'
        | 'attire'
        | 'transportation'
        | 'miscellaneous';
      contribution_repeats: 'once' | 'monthly';
      couple_type: 'groom-and-bride' | 'groom-and-groom' | 'bride-and-bride';
      entry_kind: 'payment' | 'deposit' | 'refund';
      event_kind:
        | 'plain'
        | 'adult'
        | 'children'
        | 'quinceanera'
        | 'company'
        | 'conference'
        | 'launch'
        | 'gala'
        | 'baptism'
        | 'communion'
        | 'graduation'
        | 'baby-shower';
      event_type: 'wedding' | 'birthday' | 'anniversary' | 'corporate' | 'other';
      language: 'en' | 'es';
      link_scope: 'day' | 'kitchen' | 'family';
      location_type: 'indoor' | 'outdoor' | 'home' | 'destination';
      member_role: 'owner' | 'editor' | 'suggester' | 'viewer';
      plan_tier: 'free' | 'basic' | 'pro' | 'enterprise';
      price_basis: 'event' | 'guest' | 'hour' | 'unit';
      sun_event: 'sunrise' | 'golden-hour' | 'sunset' | 'dusk';
      task_category:
        | 'general'
        | 'venue'
        | 'catering'
        | 'drinks'
        | 'photo-and-video'
        | 'music'
        | 'decorations'
        | 'attire'
        | 'transportation'
        | 'miscellaneous';
      timeline_kind: 'milestone' | 'schedule';
      timeline_track: 'guests' | 'team';
      vendor_stage: 'idea' | 'contacted' | 'quoted' | 'visited' | 'booked' | 'refused';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
